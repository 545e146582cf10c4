import { type Fils, PER_PERCENT } from '@little-dunes/domain/money'

export interface ComparedPrice {
  selling: Fils
  compareAt: Fils
}

const WHOLE = 100 * PER_PERCENT
/** From two decimals, the usual precision, to all six. */
const STEPS = [10_000, 1_000, 100, 10, 1]

export const exactPercent = ({ selling, compareAt }: ComparedPrice): number => (1 - selling / compareAt) * 100

/**
 * The percent that leads from each compare-at price to its paid price, rounded half up to the fils. It has the fewest
 * possible decimals and is the closest to the first saving. One price up to AED 1,000,000 always has such a percent,
 * several may have none in common.
 */
export function leadingPercent(prices: readonly [ComparedPrice, ...ComparedPrice[]]): number | null {
  const spans = prices.map(getSpan)
  const min = Math.max(...spans.map((span) => span.min))
  const max = Math.min(...spans.map((span) => span.max))
  const exact = exactPercent(prices[0]) * PER_PERCENT
  for (const step of STEPS) {
    const nearest = Math.round(exact / step) * step
    const parts = nearest >= min && nearest <= max ? nearest : Math.ceil(min / step) * step
    if (parts <= max) return parts / PER_PERCENT
  }
  return null
}

/** Range of percents, in millionths of a percent, that round to the paid price. */
function getSpan({ selling, compareAt }: ComparedPrice): { min: number; max: number } {
  // The share that is paid, out of 2 × compareAt halves of a fils. Half a fils more rounds up.
  const share = (halves: number) => (BigInt(halves) * BigInt(WHOLE) - 1n) / BigInt(2 * compareAt)
  return { min: WHOLE - Number(share(2 * selling + 1)), max: WHOLE - Number(share(2 * selling - 1) + 1n) }
}
