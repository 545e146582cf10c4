import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { reachedLimit } from '@little-dunes/domain/orders/order-limits'
import { findAccountByPhone } from '#accounts/open-account'
import { parsePhoneNumber } from '#accounts/phone-number'
import type { Operation } from '#http/perform-call'
import { normalizedDiscountCode } from '#orders/creating/order-request'
import { priceEntries } from '#orders/creating/price-order'
import { readOrderTerms } from '#orders/creating/read-order-terms'
import { orderedLines } from '#orders/placing/check-order'

/** Prices an order like placing it does, and reports the limit that it would exceed. Changes nothing. */
export const quotePhoneOrder: Operation<'POST /api/staff/phone-order/quote'> = async (
  shop,
  _member,
  input,
) => {
  const phone = input.phone === undefined ? null : parsePhoneNumber(input.phone)
  if (input.phone !== undefined && !phone) return refuse('invalid_phone', { field: 'phone' })
  if (input.items.some(({ quantity }) => quantity < 1)) return refuse('invalid_quantity')
  const { paymentMethod } = input
  const lines = orderedLines(input.items)
  const code = normalizedDiscountCode(input)
  // A new customer has no earlier orders.
  const userId = (phone && (await findAccountByPhone(shop, phone))?.id) || shop.newId()
  const terms = await readOrderTerms(shop, userId, code, lines)
  const priced = priceEntries(terms, input, code, lines, shop.now())
  if (isRefusal(priced)) return priced
  const { lines: quoted, ...amounts } = priced.quote
  const { amount } = amounts
  return {
    ...amounts,
    lines: quoted.map(({ paid }) => ({ paid })),
    limit: reachedLimit(terms.limits, terms.history, { amount, paymentMethod }),
    cashEmirates: terms.limits.cashEmirates,
  }
}
