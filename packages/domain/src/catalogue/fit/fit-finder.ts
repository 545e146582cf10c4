import { getAges, type SizeChartRow } from '#catalogue/sizes'
import { withLatinDigits } from '#latin-digits'

/** Height in cm, age in years, weight in kg; null if unknown. */
export interface ChildMeasures {
  height: number | null
  age: number | null
  weight: number | null
}

type Measure = keyof ChildMeasures

/** Size suggested by one measure. `range` has the two numbers of the size, or its age as the chart says it. */
export interface FitReason {
  by: Measure
  value: number
  size: string
  range: string
}

export interface SizeMatch {
  size: string
  /** Next larger size, for room to grow. Null after the largest. */
  larger: string | null
  /** The deciding measure comes first. */
  reasons: FitReason[]
  /** One size up, since buyers report that the product runs small. */
  isSizedUp: boolean
}

type SizeRange = readonly [text: string, end: number]

/** Parses a range such as '75-83', null for other texts. */
function parseRange(text: string): SizeRange | null {
  const [, from, to] = /^\D*(\d+(?:\.\d+)?)\D+(\d+(?:\.\d+)?)/.exec(text) ?? []
  return from === undefined || to === undefined ? null : [`${from}–${to}`, Number(to)]
}

/**
 * The age of a row ends with its last number, in years or months. A number without a range ('around 13 years') lasts
 * until the next birthday.
 */
function parseAge({ size, age }: SizeChartRow): SizeRange | null {
  const text = withLatinDigits(age)
  const last = [...text.matchAll(/\d+(?:\.\d+)?/g)].at(-1)
  if (!last) {
    const end = getAges(size)?.[1]
    return end === undefined ? null : [age, end]
  }
  const isRange = /(?:[-–]|to|إلى|حتى)$/i.test(text.slice(0, last.index).trimEnd())
  const isInMonths = /^(?:month|شهر|أشهر)/i.test(text.slice(last.index + last[0].length).trimStart())
  return [age, (Number(last[0]) + (isRange ? 0 : 1)) / (isInMonths ? 12 : 1)]
}

/** Upper limit for a child's weight per cm of height. */
const MAX_KG_PER_CM = 0.4

/**
 * True if the weights of a chart are in kg. The specified chart has other numbers there (PROD-27), by which a child of
 * 16 kg would get the smallest size.
 */
export const isInKilograms = (heading: string, chart: readonly SizeChartRow[]): boolean =>
  /\bkg\b|كغ|كجم/i.test(heading) &&
  chart.every((row) => {
    const [height, weight] = [parseRange(row.height), parseRange(row.weight)]
    return height !== null && weight !== null && weight[1] <= height[1] * MAX_KG_PER_CM
  })

const RANGES: Record<Measure, (row: SizeChartRow) => SizeRange | null> = {
  height: (row) => parseRange(row.height),
  weight: (row) => parseRange(row.weight),
  age: parseAge,
}

/** Most reliable measure first. */
const ORDER: readonly Measure[] = ['height', 'weight', 'age']

/** The smallest size whose range reaches the value, null if it exceeds all. */
function findReason(chart: readonly SizeChartRow[], by: Measure, value: number): FitReason | null {
  for (const row of chart) {
    const range = RANGES[by](row)
    // An age range ends before its last birthday: at two years a child wears the size for two to three.
    const fits = range && (by === 'age' ? value < range[1] : value <= range[1])
    if (range && fits) return { by, value, size: row.size, range: range[0] }
  }
  return null
}

/**
 * Size for a child by the chart, smallest size first. Null without a measure, or if the child is too tall for every
 * size. `runsSmall`: reported by buyers. Weights are in kg: leave them out for a chart without them.
 */
export function findSize(
  chart: readonly SizeChartRow[],
  measures: ChildMeasures,
  runsSmall: boolean,
): SizeMatch | null {
  const known = ORDER.flatMap((by) => {
    const value = measures[by]
    return value !== null && (value > 0 || by === 'age') ? [{ by, value }] : []
  })
  const [first] = known
  const decides = first ? findReason(chart, first.by, first.value) : null
  if (!decides) return null
  const reasons = known.flatMap(({ by, value }) => findReason(chart, by, value) ?? [])
  const place = chart.findIndex(({ size }) => size === decides.size)
  const larger = chart[place + 1]?.size ?? null
  if (!runsSmall || larger === null) return { size: decides.size, larger, reasons, isSizedUp: false }
  return { size: larger, larger: chart[place + 2]?.size ?? null, reasons, isSizedUp: true }
}
