import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { CustomerView } from '@little-dunes/domain/contract/staff/choices'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { newsletterConsents, users } from '#accounts/account-tables'
import { searchTerms } from '#database/lists/search-terms'
import { holdsWord } from '#database/lists/search-words'
import { customerPurchases, orderEvents, orders } from '#orders/store/order-tables'

type Input = ParsedInput<'POST /api/staff/customers/export'> &
  Pick<ParsedInput<'GET /api/staff/customers'>, 'older' | 'newer'>

/** Excludes cancelled orders and orders waiting for card payment. */
export const isSold = sql`${orders.status} NOT IN ('Pending Payment', 'Cancelled')`

/** Parcels refused at the door. The partial index of `order_events` has only these rows. */
export const wasRefusedAtDoor = sql`${orderEvents.fromStatus} = 'Shipped' AND ${orderEvents.toStatus} = 'Cancelled'`

export const speaksArabic = sql`${users.language} = 'ar'`
export const asksToBeErased = sql`${users.deletionAskedAt} IS NOT NULL`

const withPurchases = (condition: SQL): SQL =>
  sql`${users.id} IN (SELECT ${customerPurchases.userId} FROM ${customerPurchases} WHERE ${condition})`

const VIEW_CONDITIONS: Record<CustomerView, SQL | undefined> = {
  all: undefined,
  returning: withPurchases(sql`${customerPurchases.orders} > 1`),
  refused: withPurchases(sql`${customerPurchases.refused} > 0`),
  arabic: speaksArabic,
  to_erase: asksToBeErased,
}

/** Folded name, email and phone, maintained by the database. */
export const customerText = sql`${users}.search_text`

const beside = (id: string, sign: SQL): SQL =>
  sql`(${users.createdAt}, ${users.id}) ${sign} (SELECT u.created_at, u.id FROM users u WHERE u.id = ${id})`

const hasOrdered = sql`EXISTS (SELECT FROM ${orders} WHERE ${orders.userId} = ${users.id} AND ${isSold})`
export const getsNews = sql`${users.id} IN (SELECT ${newsletterConsents.userId} FROM ${newsletterConsents}
  WHERE ${newsletterConsents.endedAt} IS NULL)`
const lastRegion = sql`(SELECT ${orders.address} ->> 'region' FROM ${orders}
  WHERE ${orders.userId} = ${users.id} AND ${isSold} ORDER BY ${orders.placedAt} DESC LIMIT 1)`

/** Filters of a list. A cursor of an unknown customer matches nothing. */
export function customerFilterCondition({
  view,
  q,
  ordered,
  guest,
  news,
  region,
  older,
  newer,
}: Input): SQL | undefined {
  const cursor = older ?? newer
  if (cursor !== undefined && !isUuid(cursor)) return sql`false`
  return and(
    isNull(users.erasedAt),
    VIEW_CONDITIONS[view],
    ordered === undefined ? undefined : ordered === 'yes' ? hasOrdered : sql`NOT ${hasOrdered}`,
    guest === undefined ? undefined : eq(users.guest, guest === 'yes'),
    news === undefined ? undefined : getsNews,
    region === undefined ? undefined : sql`${lastRegion} = ${region}`,
    ...searchTerms(q ?? '').map((term) => holdsWord(customerText, term)),
    older === undefined ? undefined : beside(older, sql`<`),
    newer === undefined ? undefined : beside(newer, sql`>`),
  )
}
