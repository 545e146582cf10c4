/** Minimum charge in the smallest unit (Stripe's table of minimum amounts). */
const minimums: Record<string, number> = { aed: 200, usd: 50, eur: 50, gbp: 30, sar: 200 }

export const largestAmount = 99_999_999

export const currencies = Object.keys(minimums)

export const getMinimum = (currency: string) => minimums[currency] ?? 50

/** Format of pages and messages: `AED 1,234.50`. */
export const formatMoney = (amount: number, currency: string) =>
  `${currency.toUpperCase()} ${(amount / 100).toLocaleString('en', { minimumFractionDigits: 2 })}`
