import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import {
  type DiscountTerms,
  discountRefusal,
  normalisedCode,
} from '@little-dunes/domain/orders/discount-codes'
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
  const terms = discountTermsOrRefusal(code, found ?? { discount: null, isCodeUsed: false }, shop.now())
  return isRefusal(terms) ? terms : { success: true, code, rate: terms.rate }
}

/** A code as a query finds it, with what is known of its uses. */
type FoundDiscount = DiscountTerms & { uses: number; hasOrdered: boolean }

/**
 * Columns for any query: the terms of a code, and whether the shopper has used it. An own order that waits for its
 * payment is no use of it: placing another order closes that one and frees its code (D-45).
 */
export const discountColumns = (userId: string, code: string | null) => ({
  discount: sql<FoundDiscount | null>`(SELECT json_build_object('rate', c.rate, 'minimum', c.minimum,
    'startsAt', extract(epoch FROM c.starts_at) * 1000, 'endsAt', extract(epoch FROM c.ends_at) * 1000,
    'mostUses', c.most_uses, 'firstOrderOnly', c.first_order_only,
    'uses', CASE WHEN c.most_uses IS NULL THEN 0 ELSE
      (SELECT count(*) FROM ${codeUses} u WHERE u.code = c.code AND u.user_id <> ${userId}) END,
    'hasOrdered', c.first_order_only AND EXISTS (SELECT FROM ${orders} o
      WHERE o.user_id = ${userId} AND o.status NOT IN ('Pending Payment', 'Cancelled')))
    FROM ${discountCodes} c WHERE c.code = ${code} AND c.active)`,
  isCodeUsed: sql<boolean>`EXISTS (SELECT FROM ${codeUses} u JOIN ${orders} o ON o.id = u.order_id
    WHERE u.user_id = ${userId} AND u.code = ${code} AND o.status <> 'Pending Payment')`,
})

const NO_CODE: DiscountTerms = {
  rate: 0,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  mostUses: null,
  firstOrderOnly: false,
}

/** What a code takes off and asks for, nothing without a code; a used code is refused before an unknown one (D-44). */
export function discountTermsOrRefusal(
  code: string | null,
  { discount, isCodeUsed }: { discount: FoundDiscount | null; isCodeUsed: boolean },
  now: Date,
): DiscountTerms | Refusal {
  if (code === null) return NO_CODE
  if (isCodeUsed) return refuse('code_used')
  if (discount === null) return refuse('code_unknown')
  const refusal = discountRefusal(discount, { ...discount, now: now.getTime() })
  return refusal === null ? discount : refuse(refusal)
}
