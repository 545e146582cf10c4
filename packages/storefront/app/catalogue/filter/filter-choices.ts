import type { WireFacets } from '@little-dunes/domain/contract/catalogue/catalogue-calls'

/** One box of a filter. */
export interface FilterChoice {
  value: string
  /** Products that it alone would leave; absent where they are too many to count. */
  count: number | undefined
  chosen: boolean
}

/** Of a list that is too long for exact counts none is shown, and no choice is taken for an empty one. */
const isCounted = (facets: WireFacets | null): boolean => !facets?.countsAreAtLeast

export const countIn = (facets: WireFacets | null, count: number | undefined): number | undefined =>
  isCounted(facets) ? count : undefined

export const countsIn = (
  facets: WireFacets | null,
  counts: readonly number[] = [],
): readonly number[] | undefined => (isCounted(facets) ? counts : undefined)

/**
 * The values that the list offers, then chosen values without any product. So every filter can be removed again. `keyOf` says which spellings mean the same.
 */
export function filterChoices(
  offered: readonly string[],
  counts: readonly number[] | undefined,
  chosen: readonly string[],
  keyOf: (value: string) => string = String,
): FilterChoice[] {
  const wanted = new Set(chosen.map(keyOf))
  const known = new Set(offered.map(keyOf))
  return [
    ...offered.map((value, index) => ({
      value,
      count: counts && (counts[index] ?? 0),
      chosen: wanted.has(keyOf(value)),
    })),
    ...chosen.filter((value) => !known.has(keyOf(value))).map((value) => ({ value, count: 0, chosen: true })),
  ]
}
