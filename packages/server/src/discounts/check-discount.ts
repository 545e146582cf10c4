import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { normalisedCode } from '@little-dunes/domain/orders/discount-codes'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'

/** VAL-30 to VAL-34, D-44: empty, then used, then unknown; nothing is reserved by asking. */
export const checkDiscount: Operation<'POST /api/discount/check'> = async (shop, caller, input) => {
  const code = normalisedCode(input.code)
  if (code === '') return refuse('code_empty')
  const columns = discountColumns(caller.id, code)
  const [found] = await shop.db.select(columns).from(users).where(eq(users.id, caller.id))
  const rate = rateOrRefusal(code, found ?? { rate: null, isCodeUsed: false })
  return isRefusal(rate) ? rate : { success: true, code, rate }
}

/**
 * Columns for any query: what a code takes off, and whether the shopper has used it. An own order that waits for its
 * payment is no use of it: placing another order closes that one and frees its code (D-45).
 */
export const discountColumns = (userId: string, code: string | null) => ({
  rate: sql<
    number | null
  >`(SELECT c.rate FROM ${discountCodes} c WHERE c.code = ${code} AND c.active)`.mapWith(discountCodes.rate),
  isCodeUsed: sql<boolean>`EXISTS (SELECT FROM ${codeUses} u JOIN ${orders} o ON o.id = u.order_id
    WHERE u.user_id = ${userId} AND u.code = ${code} AND o.status <> 'Pending Payment')`,
})

/** The fraction that a code takes off, 0 without a code; a used code is refused before an unknown one (D-44). */
export function rateOrRefusal(
  code: string | null,
  { rate, isCodeUsed }: { rate: number | null; isCodeUsed: boolean },
): number | Refusal {
  if (code === null) return 0
  if (isCodeUsed) return refuse('code_used')
  return rate ?? refuse('code_unknown')
}
