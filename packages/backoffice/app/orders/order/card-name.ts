import type { WholeOrder } from '@little-dunes/domain/contract/orders/staff/order-fields'
import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'

/** Spelling of the brands, by Stripe's codes: https://docs.stripe.com/api/charges/object */
const BRANDS: Readonly<Record<string, string>> = {
  amex: 'American Express',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/** 'Visa ···· 4242', from left to right in every language; null if unknown. */
export const cardName = (card: WholeOrder['card']): string | null =>
  card && bidiIsolate(`${BRANDS[card.brand] ?? ''} \u00b7\u00b7\u00b7\u00b7 ${card.last4}`.trim())
