import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { normalisedCode } from '@little-dunes/domain/orders/discount-codes'
import { orderTerms } from '#discounts/order-terms'
import type { Operation } from '#http/perform-call'

/** VAL-30 to VAL-34, D-44: empty, then used, then unknown; nothing is reserved by asking. */
export const checkDiscount: Operation<'POST /api/discount/check'> = async (shop, caller, input) => {
  const code = normalisedCode(input.code)
  if (code === '') return refuse('code_empty')
  const terms = await orderTerms(shop, caller.id, code)
  return isRefusal(terms) ? terms : { success: true, code, rate: terms.rate }
}
