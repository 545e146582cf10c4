/** One box of a filter. */
export interface FilterChoice {
  value: string
  /** Products that it alone would leave. */
  count: number
  chosen: boolean
}

/**
 * The values that the list offers, then chosen values without any product. So every filter can be removed again. `keyOf` says which spellings mean the same.
 */
export function filterChoices(
  offered: readonly string[],
  counts: readonly number[],
  chosen: readonly string[],
  keyOf: (value: string) => string = String,
): FilterChoice[] {
  const wanted = new Set(chosen.map(keyOf))
  const known = new Set(offered.map(keyOf))
  return [
    ...offered.map((value, index) => ({
      value,
      count: counts[index] ?? 0,
      chosen: wanted.has(keyOf(value)),
    })),
    ...chosen.filter((value) => !known.has(keyOf(value))).map((value) => ({ value, count: 0, chosen: true })),
  ]
}
