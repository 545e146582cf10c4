import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'

export interface FilterChoice {
  value: string
  /** Number of products with this choice alone; undefined when there are too many to count. */
  count: number | undefined
  chosen: boolean
}

/** Lists that are too long for exact counts show none, and treat no choice as empty. */
const isCounted = (facets: WireFacets | null): boolean => !facets?.countsAreAtLeast

export const countIn = (facets: WireFacets | null, count: number | undefined): number | undefined =>
  isCounted(facets) ? count : undefined

export const countsIn = (
  facets: WireFacets | null,
  counts: readonly number[] = [],
): readonly number[] | undefined => (isCounted(facets) ? counts : undefined)

/**
 * The values that the list offers, then chosen values without products, so that every filter can be removed again.
 * `getKey` maps equivalent spellings to one key.
 */
export function filterChoices(
  offered: readonly string[],
  counts: readonly number[] | undefined,
  chosen: readonly string[],
  getKey: (value: string) => string = String,
): FilterChoice[] {
  const selected = new Set(chosen.map(getKey))
  const known = new Set(offered.map(getKey))
  return [
    ...offered.map((value, index) => ({
      value,
      count: counts && (counts[index] ?? 0),
      chosen: selected.has(getKey(value)),
    })),
    ...chosen
      .filter((value) => !known.has(getKey(value)))
      .map((value) => ({ value, count: 0, chosen: true })),
  ]
}

/** Without a product in any choice of a filter, only its chosen ones stay: they can be removed. */
export const usefulChoices = <T extends Omit<FilterChoice, 'value'>>(choices: readonly T[]): readonly T[] =>
  choices.some(({ count }) => count !== 0) ? choices : choices.filter(({ chosen }) => chosen)
