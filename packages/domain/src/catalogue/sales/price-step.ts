import { type Fils, LARGEST_AMOUNT, subtractPercent } from '#money'

/** What happens to the prices of several products at once. */
export const PRICE_STEPS = ['set', 'add', 'percent'] as const

/** `set` and `add` in fils, `add` below 0 takes off; `percent` from -99.99 to 999 with two decimals at most. */
export interface PriceStep {
  step: (typeof PRICE_STEPS)[number]
  value: number
}

const LARGEST_PERCENT = 999

/** The price after a step, half up to the fils; null where it would not be a price. */
export function priceAfter(price: Fils, { step, value }: PriceStep): Fils | null {
  if (!Number.isFinite(value)) return null
  const isPercent = step === 'percent'
  if (isPercent && (value <= -100 || value > LARGEST_PERCENT)) return null
  const after = isPercent ? subtractPercent(price, -value) : step === 'add' ? price + value : value
  return Number.isInteger(after) && after >= 1 && after <= LARGEST_AMOUNT ? after : null
}
