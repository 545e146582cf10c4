import { desc, eq, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { codeUses, discountCodes } from '#discounts/discount-tables'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'

const MAX_CODES = 500

/** Codes with their number of uses and the sum of their discounts. */
export const listCodes: Operation<'GET /api/staff/codes'> = async (shop, member) => {
  const rows = await shop.db
    .select({
      code: discountCodes,
      customerName: users.name,
      uses: sql`(SELECT count(*) FROM ${codeUses} u WHERE u.code = discount_codes.code)`.mapWith(Number),
      totalOff:
        sql`(SELECT coalesce(sum(o.coupon), 0) FROM ${orders} o WHERE o.discount_code = discount_codes.code
        AND o.status NOT IN ('Pending Payment', 'Cancelled'))`.mapWith(Number),
    })
    .from(discountCodes)
    .leftJoin(users, eq(users.id, discountCodes.customerId))
    .orderBy(desc(discountCodes.createdAt), discountCodes.code)
    .limit(MAX_CODES)
  const mayReadCustomers = member.permissions.includes('customers:read')
  const codes = rows.map(({ code, uses, totalOff, customerName }) => ({
    ...code,
    startsAt: code.startsAt?.getTime() ?? null,
    endsAt: code.endsAt?.getTime() ?? null,
    createdAt: code.createdAt.getTime(),
    customerName: mayReadCustomers ? (customerName ?? '') : '',
    uses,
    totalOff,
  }))
  return { now: shop.now().getTime(), codes }
}
