import { agesOf, type SizeChartRow } from '#catalogue/sizes'

/** What is known of a child: height in cm, age in years, weight in kg; null where it is not known. */
export interface ChildMeasures {
  height: number | null
  age: number | null
  weight: number | null
}

type Measure = keyof ChildMeasures

/** What one measure says: the size it speaks for and that size's range. */
export interface FitReason {
  by: Measure
  value: number
  size: string
  from: number
  to: number
}

export interface FoundSize {
  size: string
  /** The next larger one, for room to grow; null after the largest. */
  larger: string | null
  /** The measure that decides first, then the others. */
  reasons: FitReason[]
  /** One size up, since buyers say that it runs small. */
  isSizedUp: boolean
}

/** The numbers of a range such as '75-83'; null for other words. */
function rangeOf(text: string): readonly [from: number, to: number] | null {
  const [, from, to] = /^\D*(\d+(?:\.\d+)?)\D+(\d+(?:\.\d+)?)/.exec(text) ?? []
  return from === undefined || to === undefined ? null : [Number(from), Number(to)]
}

/** No child weighs more kilograms for each cm of height. */
const MOST_KG_PER_CM = 0.4

/**
 * Whether the weights of a chart are weights. The chart that the shop was asked for has other figures there (PROD-27): by
 * them a child of 16 kg would get the smallest size.
 */
export const isInKilograms = (heading: string, chart: readonly SizeChartRow[]): boolean =>
  /\bkg\b|كغ|كجم/i.test(heading) &&
  chart.every((row) => {
    const [height, weight] = [rangeOf(row.height), rangeOf(row.weight)]
    return height !== null && weight !== null && weight[1] <= height[1] * MOST_KG_PER_CM
  })

const RANGES: Record<Measure, (row: SizeChartRow) => readonly [from: number, to: number] | null> = {
  height: (row) => rangeOf(row.height),
  weight: (row) => rangeOf(row.weight),
  age: (row) => agesOf(row.size),
}

/** Height counts most, age least. */
const ORDER: readonly Measure[] = ['height', 'weight', 'age']

/** The smallest size that a measure is not too large for; null when it is too large for all. */
function reasonOf(chart: readonly SizeChartRow[], by: Measure, value: number): FitReason | null {
  for (const row of chart) {
    const range = RANGES[by](row)
    // An age range ends before its last birthday: with two years a child wears the size for two to three.
    const fits = range && (by === 'age' ? value < range[1] : value <= range[1])
    if (range && fits) return { by, value, size: row.size, from: range[0], to: range[1] }
  }
  return null
}

/**
 * The size for a child by the size chart, smallest size first; null when nothing is known, or the child is too tall for
 * every size. `runsSmall`: buyers say so. Weights are read in kg: leave them out of a chart that has none.
 */
export function findSize(
  chart: readonly SizeChartRow[],
  measures: ChildMeasures,
  runsSmall: boolean,
): FoundSize | null {
  const known = ORDER.flatMap((by) => {
    const value = measures[by]
    return value !== null && value > 0 ? [{ by, value }] : []
  })
  const [first] = known
  const decides = first ? reasonOf(chart, first.by, first.value) : null
  if (!decides) return null
  const reasons = known.flatMap(({ by, value }) => reasonOf(chart, by, value) ?? [])
  const place = chart.findIndex(({ size }) => size === decides.size)
  const larger = chart[place + 1]?.size ?? null
  if (!runsSmall || larger === null) return { size: decides.size, larger, reasons, isSizedUp: false }
  return { size: larger, larger: chart[place + 2]?.size ?? null, reasons, isSizedUp: true }
}
