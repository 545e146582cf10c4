import { type Fils, LARGEST_AMOUNT, subtractPercent } from '#money'

/** Changes of several prices at once. */
export const PRICE_STEPS = ['set', 'add', 'percent'] as const

/** `set` and `add` in fils, `add` can be negative. `percent` from -99.99 to 999, with at most two decimals. */
export interface PriceStep {
  step: (typeof PRICE_STEPS)[number]
  value: number
}

const LARGEST_PERCENT = 999

/** Price after a step, rounded half up to the fils. Null if the result is not a valid price. */
export function priceAfter(price: Fils, { step, value }: PriceStep): Fils | null {
  if (!Number.isFinite(value)) return null
  const isPercent = step === 'percent'
  if (isPercent && (value <= -100 || value > LARGEST_PERCENT)) return null
  const after = isPercent ? subtractPercent(price, -value) : step === 'add' ? price + value : value
  return Number.isInteger(after) && after >= 1 && after <= LARGEST_AMOUNT ? after : null
}
