import { aedFromFils, type Fils, formatAed } from '@little-dunes/domain/money'

/** `AED 129`, with decimals only where there are any. */
function wholeAmount(fils: Fils): string {
  const amount = aedFromFils(fils)
  const digits = Number.isInteger(amount) ? 0 : 2
  return `AED ${amount.toLocaleString('en-US', { minimumFractionDigits: digits, maximumFractionDigits: digits })}`
}

const english = {
  shop: 'Little Dunes',
  /** `AED 129.50`. */
  amount: formatAed,
  wholeAmount,
  offline: 'You seem to be offline. Please check your connection and try again.',
  tooSlow: 'This is taking too long. Please try again in a moment.',
  shopPicture: "Little Dunes: children's clothes drying on a line at sunrise",
  badAnswer: 'Something went wrong on our side. Please try again.',
}

export const platformMessages = english
