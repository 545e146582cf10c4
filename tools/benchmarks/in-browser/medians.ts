/** The median and the largest value; a dash without values. */
export function medianAndMax(values: readonly number[]): [median: string, max: string] {
  const sorted = values.toSorted((a, b) => a - b)
  const [median, max] = [sorted[Math.floor(sorted.length / 2)], sorted.at(-1)]
  return [median?.toFixed(0) ?? '–', max?.toFixed(0) ?? '–']
}
