import { labelOfCategories } from '@little-dunes/domain/catalogue/translations/category-names'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import {
  type DiscountTerms,
  discountRefusal,
  isForAll,
  normalisedCode,
} from '@little-dunes/domain/orders/discount-codes'
import { eq, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { rowsOfPhone, sharesPhoneWith } from '#accounts/guests/rows-of-phone'
import { labelsOfSubCategories } from '#catalogue/sales/sub-categories'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'

/** VAL-30 to VAL-34, D-44: empty, then used, then unknown. A check reserves nothing. */
export const checkDiscount: Operation<'POST /api/discount/check'> = async (
  shop,
  caller,
  input,
  { language },
) => {
  const code = normalisedCode(input.code)
  if (code === '') return refuse('code_empty')
  const columns = discountColumns(caller.id, code)
  const [row] = await shop.db.select(columns).from(users).where(eq(users.id, caller.id))
  const terms = discountTermsOrRefusal(code, row ?? { discount: null, isCodeUsed: false }, shop.now())
  if (isRefusal(terms)) return terms
  const { rate, amountOff, freeDelivery, categories, subCategories, skus, fullPriceOnly } = terms
  const kinds = await labelsOfSubCategories(shop.db, subCategories, language)
  return {
    code,
    rate,
    ...(amountOff > 0 && { amountOff: aedFromFils(amountOff) }),
    ...(freeDelivery && { freeDelivery }),
    ...(!isForAll(terms) && {
      only: { categories, subCategories, skus, label: labelOfCategories(categories, kinds, language) },
    }),
    ...(fullPriceOnly && { fullPriceOnly }),
  }
}

/** A code as a query returns it, with its uses. */
type DiscountRow = DiscountTerms & { uses: number; hasOrdered: boolean; isForOther: boolean }

/**
 * Columns for any query: the terms of a code, and whether the customer has used it up. The customer's order that waits
 * for its payment does not count as a use: the next order closes it and frees its code (D-45).
 */
export const discountColumns = (userId: string, code: string | null) => ({
  discount: sql<DiscountRow | null>`(SELECT json_build_object('rate', c.rate, 'amountOff', c.amount_off,
    'freeDelivery', c.free_delivery, 'minimum', c.minimum, 'categories', c.categories,
    'subCategories', c.sub_categories, 'skus', c.skus,
    'fullPriceOnly', c.full_price_only, 'customerId', c.customer_id,
    'isForOther', c.customer_id IS NOT NULL AND NOT ${sharesPhoneWith(userId, sql`c.customer_id`)},
    'startsAt', extract(epoch FROM c.starts_at) * 1000, 'endsAt', extract(epoch FROM c.ends_at) * 1000,
    'maxUses', c.max_uses, 'maxUsesPerCustomer', c.max_uses_per_customer, 'firstOrderOnly', c.first_order_only,
    'uses', CASE WHEN c.max_uses IS NULL THEN 0 ELSE
      (SELECT count(*) FROM ${codeUses} u JOIN ${orders} o ON o.id = u.order_id
        WHERE u.code = c.code AND (u.user_id <> ${userId} OR o.status <> 'Pending Payment')) END,
    'hasOrdered', c.first_order_only AND EXISTS (SELECT FROM ${orders} o
      WHERE o.user_id = ANY(${rowsOfPhone(userId)}) AND o.status NOT IN ('Pending Payment', 'Cancelled')))
    FROM ${discountCodes} c WHERE c.code = ${code} AND c.active)`,
  isCodeUsed: sql<boolean>`(SELECT count(*) FROM ${codeUses} u JOIN ${orders} o ON o.id = u.order_id
    WHERE u.user_id = ANY(${rowsOfPhone(userId)}) AND u.code = ${code} AND o.status <> 'Pending Payment')
    >= coalesce((SELECT c.max_uses_per_customer FROM ${discountCodes} c WHERE c.code = ${code}), 1)`,
})

const NO_CODE: DiscountTerms = {
  rate: 0,
  amountOff: 0,
  freeDelivery: false,
  minimum: 0,
  startsAt: null,
  endsAt: null,
  maxUses: null,
  maxUsesPerCustomer: 1,
  categories: [],
  subCategories: [],
  skus: [],
  fullPriceOnly: false,
  customerId: null,
  firstOrderOnly: false,
}

/** Terms of a code, or no terms without a code. A used code is refused before an unknown one (D-44). */
export function discountTermsOrRefusal(
  code: string | null,
  { discount, isCodeUsed }: { discount: DiscountRow | null; isCodeUsed: boolean },
  now: Date,
): DiscountTerms | Refusal {
  if (code === null) return NO_CODE
  if (isCodeUsed) return refuse('code_used')
  if (discount === null) return refuse('code_unknown')
  const refusal = discountRefusal(discount, { ...discount, now: now.getTime() })
  return refusal === null ? discount : refuse(refusal)
}
