/**
 * Money is whole fils; 1 AED = 100 fils (D-01). Amounts in AED only exist in the HTTP contract and on screens. All
 * money is rounded in this file: half up.
 */
export type Fils = number

const FILS_PER_AED = 100
const BASIS_POINTS = 10_000

/** Larger amounts are refused everywhere, so that products of amount and rate stay exact integers. */
export const LARGEST_AMOUNT: Fils = 100_000_000_00

/** Maximum price of a unit: AED 1,000,000. Fits the price columns (PostgreSQL `integer`). */
export const LARGEST_PRICE: Fils = 1_000_000_00

export const isWholeAed = (amount: Fils): boolean => amount % FILS_PER_AED === 0

/** Rounds down to whole AED. */
export const inWholeAed = (amount: Fils): Fils => amount - (amount % FILS_PER_AED)

/** Converts AED (any finite number from the contract or a file) to fils, half up. `1.005` counts as that decimal. */
export function filsFromAed(aed: number): Fils {
  // toPrecision(15) restores the typed decimal: 1.005 * 100 is 100.49999999999999 in binary.
  return Math.round(Number((aed * FILS_PER_AED).toPrecision(15)))
}

/** Exact to two decimals. */
export function aedFromFils(fils: Fils): number {
  return fils / FILS_PER_AED
}

/** Two decimals, no currency: `129.50` (CART-14, CHK-21). */
export function formatAmount(fils: Fils): string {
  const sign = fils < 0 ? '-' : ''
  const whole = Math.floor(Math.abs(fils) / FILS_PER_AED)
  const rest = Math.abs(fils) % FILS_PER_AED
  return `${sign}${whole.toLocaleString('en-US')}.${String(rest).padStart(2, '0')}`
}

/** `AED 129.50`. */
export function formatAed(fils: Fils): string {
  return `AED ${formatAmount(fils)}`
}

/** A fraction as whole basis points (0.6 → 6000). All calculations with rates use it. */
export function basisPointsOfRate(rate: number): number {
  return Math.round(rate * BASIS_POINTS)
}

/** Steps per percent. Six decimals are fine enough to lead from any price to any lower one, exact to the fils. */
export const PER_PERCENT = 1_000_000

const WHOLE = BigInt(100 * PER_PERCENT)

/** `divide(7, 2)` = 4: integer division, half up, for non-negative amounts. */
function divideHalfUp(amount: number, by: number): number {
  return Math.floor((2 * amount + by) / (2 * by))
}

/** `amount` less `percent` (0 to 100, at most six decimals), half up to whole `unit`s. Needs bigint precision. */
function subtractInUnits(amount: Fils, percent: number, unit: number): Fils {
  const exact = BigInt(amount) * (WHOLE - BigInt(Math.round(percent * PER_PERCENT)))
  const by = WHOLE * BigInt(unit)
  return Number((2n * exact + by) / (2n * by)) * unit
}

/** `amount` less `percent`, half up to the fils (D-03). */
export const subtractPercent = (amount: Fils, percent: number): Fils => subtractInUnits(amount, percent, 1)

/** `amount` less `percent`, half up to whole AED, but in fils (D-02). */
export const subtractPercentInWholeAed = (amount: Fils, percent: number): Fils =>
  subtractInUnits(amount, percent, FILS_PER_AED)

/** `base + fixed − base × rate`, one half-up rounding at the end, never below 0 (D-05). Rate as a fraction. */
export function subtractRate(base: Fils, rate: number, fixed: Fils): Fils {
  const exact = (base + fixed) * BASIS_POINTS - base * basisPointsOfRate(rate)
  return Math.max(0, divideHalfUp(Math.max(0, exact), BASIS_POINTS))
}

/** Tax of `percent` that `amount` includes, half up to the fils. */
export function includedTax(amount: Fils, percent: number): Fils {
  const points = Math.round(percent * 100)
  return divideHalfUp(amount * points, BASIS_POINTS + points)
}

/**
 * Splits `amount` in whole fils by `weights`. Extra fils go to the largest remainders, the earlier one on a tie, so the
 * parts add up to `amount`. No part exceeds its weight unless `amount` exceeds their sum.
 */
export function allocate(amount: Fils, weights: readonly Fils[]): Fils[] {
  const total = BigInt(weights.reduce((sum, weight) => sum + weight, 0))
  if (amount === 0 || total === 0n) return weights.map(() => 0)
  const products = weights.map((weight) => BigInt(amount) * BigInt(weight))
  const parts = products.map((product) => Number(product / total))
  const missing = amount - parts.reduce((sum, part) => sum + part, 0)
  const byRemainder = products
    .map((product, index) => ({ index, remainder: product % total }))
    .sort((a, b) => (a.remainder === b.remainder ? a.index - b.index : a.remainder < b.remainder ? 1 : -1))
  const rounded = new Set(byRemainder.slice(0, missing).map(({ index }) => index))
  return parts.map((part, index) => (rounded.has(index) ? part + 1 : part))
}
