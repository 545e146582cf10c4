import {
  matchesTerm,
  parseTerms,
  searchableWords,
  type Term,
} from '@little-dunes/domain/catalogue/search-text'
import type { Guide, GuideSection } from '#help/guide'
import { textBlocks } from '#help/guide-text'
import { CHAPTERS, type Chapter } from '#shell/help-places'

/** Maximum number of results. */
const MAX_RESULTS = 20

interface IndexedSection {
  chapter: Chapter
  section: GuideSection
  blocks: string[]
  /** Words of the title, of screens and actions that it explains, and of its text. */
  lines: readonly [title: string, otherWords: string, text: string]
}

export interface SectionMatch {
  chapter: Chapter
  section: GuideSection
  /** The first sentence with a typed word; the first of the section if only other words match. */
  excerpt: string
}

/** `otherWords` by place, as in `ship#pack-orders`. */
export const indexGuides = (
  guides: ReadonlyMap<string, Guide>,
  otherWords: ReadonlyMap<string, string>,
): IndexedSection[] =>
  CHAPTERS.flatMap((chapter) =>
    (guides.get(chapter)?.sections ?? []).map((section) => {
      const blocks = textBlocks(section.content)
      const others = otherWords.get(`${chapter}#${section.id}`) ?? ''
      const lines = [[section.title], [others], blocks].map(searchableWords) as [string, string, string]
      return { chapter, section, blocks, lines }
    }),
  )

/** Sum of the places of each word: title 4, other words 2, text 1. Null if a word is missing. */
function getRank({ lines }: IndexedSection, terms: readonly Term[]): number | null {
  const ranks = terms.map((term) =>
    lines.reduce((sum, line, at) => sum + (matchesTerm(line, term) ? 4 >> at : 0), 0),
  )
  return ranks.includes(0) ? null : ranks.reduce((sum, rank) => sum + rank, 0)
}

function findExcerpt({ blocks }: IndexedSection, terms: readonly Term[]): string {
  const sentences = blocks.flatMap((block) => block.split(/(?<=[.?]) /))
  const match = sentences.find((one) => {
    const line = searchableWords([one])
    return terms.some((term) => matchesTerm(line, term))
  })
  return match ?? sentences[0] ?? ''
}

/** Sections with every typed word, the best first. Of equal ones, the shortest title is the most specific. */
export function searchGuides(index: readonly IndexedSection[], typed: string): SectionMatch[] {
  const terms = parseTerms(typed)
  if (terms.length === 0) return []
  return index
    .flatMap((one) => {
      const rank = getRank(one, terms)
      return rank === null ? [] : [{ one, rank }]
    })
    .toSorted((a, b) => b.rank - a.rank || a.one.section.title.length - b.one.section.title.length)
    .slice(0, MAX_RESULTS)
    .map(({ one }) => ({ chapter: one.chapter, section: one.section, excerpt: findExcerpt(one, terms) }))
}
