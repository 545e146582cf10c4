import type { InputOf } from '@little-dunes/domain/contract/calls'
import { FIGURE_STEPS, type FigureStep } from '@little-dunes/domain/figure-spans'
import { PATHS } from '#shell/paths'

/** What the address says. */
export type FigureQuery = Omit<InputOf<'GET /api/staff/figures'>, 'by'> & { by: FigureStep }

const isStep = (text: string | null): text is FigureStep =>
  text !== null && (FIGURE_STEPS as readonly string[]).includes(text)

/** Reads the address; a day that is none is left to the server to refuse. */
export function readQuery(parameters: URLSearchParams): FigureQuery {
  const [by, until] = [parameters.get('by'), parameters.get('until')]
  return { by: isStep(by) ? by : 'day', ...(until && { until }) }
}

/** The address of the figures. */
export function withQuery({ by, until }: { by: FigureStep; until?: string | undefined }): string {
  const search = new URLSearchParams({ ...(by !== 'day' && { by }), ...(until && { until }) }).toString()
  return search === '' ? PATHS.figures : `${PATHS.figures}?${search}`
}
