import type { Parameters } from '#api/parameters'
import { invalidParameter } from '#payments/api-error'
import { currencies, formatMoney, getMinimum, largestAmount } from '#payments/money'

export function readCurrency(input: Parameters): string {
  const currency = input.text('currency').toLowerCase()
  if (currencies.includes(currency)) return currency
  throw invalidParameter(
    `Invalid currency: ${currency}. Stripe currently supports these currencies: ${currencies.join(', ')}`,
    input.named('currency'),
  )
}

/** Whole smallest units, between Stripe's minimum and maximum charge. */
export function requireChargeable(amount: number, currency: string, param: string) {
  if (amount < 1) {
    throw invalidParameter(
      'This value must be greater than or equal to 1.',
      param,
      'parameter_invalid_integer',
    )
  }
  const min = getMinimum(currency)
  if (amount < min) {
    throw invalidParameter(`Amount must be at least ${formatMoney(min, currency)}`, param, 'amount_too_small')
  }
  if (amount > largestAmount) {
    throw invalidParameter(
      `Amount must be no more than ${formatMoney(largestAmount, currency)}`,
      param,
      'amount_too_large',
    )
  }
}
