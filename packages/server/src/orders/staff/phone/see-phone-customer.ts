import { refuse } from '@little-dunes/domain/messages/failures'
import { count, desc, eq } from 'drizzle-orm'
import { findAccountByPhone } from '#accounts/open-account'
import { parsePhoneNumber } from '#accounts/phone-number'
import type { Operation } from '#http/perform-call'
import { orders } from '#orders/store/order-tables'

/** Finds the customer of a phone, with the address of the last order. */
export const seePhoneCustomer: Operation<'GET /api/staff/phone-order/customer'> = async (
  shop,
  _member,
  input,
) => {
  const phone = parsePhoneNumber(input.phone)
  if (!phone) return refuse('invalid_phone', { field: 'phone' })
  const account = await findAccountByPhone(shop, phone)
  if (!account) return { phone, customer: null }
  const [last] = await shop.db
    .select({ address: orders.address })
    .from(orders)
    .where(eq(orders.userId, account.id))
    .orderBy(desc(orders.placedAt))
    .limit(1)
  const [placed] = await shop.db.select({ orders: count() }).from(orders).where(eq(orders.userId, account.id))
  return {
    phone,
    customer: { ...account, orders: placed?.orders ?? 0, address: last?.address ?? null },
  }
}
