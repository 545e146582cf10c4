import { type Fils, PER_PERCENT } from '@little-dunes/domain/money'

/** What is paid, and the higher price that it is compared with. */
export interface ComparedPrice {
  selling: Fils
  compareAt: Fils
}

const WHOLE = 100 * PER_PERCENT
/** From two decimals, as people write percents, to all six. */
const STEPS = [10_000, 1_000, 100, 10, 1]

export const exactPercent = ({ selling, compareAt }: ComparedPrice): number => (1 - selling / compareAt) * 100

/**
 * The percent that leads from each price to compare with to what is paid, half up to the fils: of the fewest decimals, the
 * one nearest to the first saving. One price up to AED 1,000,000 always has one; several may have none in common.
 */
export function leadingPercent(prices: readonly [ComparedPrice, ...ComparedPrice[]]): number | null {
  const spans = prices.map(spanOf)
  const least = Math.max(...spans.map((span) => span.least))
  const most = Math.min(...spans.map((span) => span.most))
  const exact = exactPercent(prices[0]) * PER_PERCENT
  for (const step of STEPS) {
    const nearest = Math.round(exact / step) * step
    const parts = nearest >= least && nearest <= most ? nearest : Math.ceil(least / step) * step
    if (parts <= most) return parts / PER_PERCENT
  }
  return null
}

/** The percents, in millionths of one, that round to what is paid. */
function spanOf({ selling, compareAt }: ComparedPrice): { least: number; most: number } {
  // A part of 2 × compareAt fils is kept; half a fils more rounds up to the next.
  const kept = (halves: number) => (BigInt(halves) * BigInt(WHOLE) - 1n) / BigInt(2 * compareAt)
  return { least: WHOLE - Number(kept(2 * selling + 1)), most: WHOLE - Number(kept(2 * selling - 1) + 1n) }
}
