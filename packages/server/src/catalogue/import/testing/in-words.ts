import { reasonText } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'

export const inWords = ({ problems, notes }: Pick<Findings, 'problems' | 'notes'>) => ({
  problems: problems.map((problem) => ({ ...problem, reason: reasonText(problem.reason) })),
  notes: notes.map(({ line, text }) => ({ line, text: reasonText(text) })),
})
