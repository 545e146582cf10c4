/** The median and the largest value; a dash without values. */
export function medianAndMost(values: readonly number[]): [median: string, most: string] {
  const sorted = values.toSorted((a, b) => a - b)
  const [median, most] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return [median?.toFixed(0) ?? '–', most?.toFixed(0) ?? '–']
}
