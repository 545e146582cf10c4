import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { WholeCustomer } from '@little-dunes/domain/contract/customers/customer-fields'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, count, desc, eq, isNull, sql } from 'drizzle-orm'
import { customerNotes, newsletterConsents, sessions, users } from '#accounts/account-tables'
import { sessionAliveCondition } from '#accounts/session-life'
import { wasRefusedAtDoor } from '#customers/find-customers'
import { loadPurchases, NOTHING_BOUGHT } from '#customers/list-customers'
import type { Operation } from '#http/perform-call'
import { orderEvents, orders } from '#orders/store/order-tables'
import type { Shop } from '#shop'

/** All data about a customer. For an erased customer, the data in the books. */
export const seeCustomer: Operation<'GET /api/staff/customer'> = async (shop, _member, { customerId }) => {
  if (!isUuid(customerId)) return refuse('customer_not_found')
  const [user] = await shop.db.select().from(users).where(eq(users.id, customerId))
  if (!user) return refuse('customer_not_found')
  const purchases = (await loadPurchases(shop, [user.id])).get(user.id)
  const { id, name, email, phone, guest, language, deletionAskedAt, erasedAt } = user
  return {
    customer: {
      id,
      ...(erasedAt ? { name: '', email: '', phone: '' } : { name, email, phone }),
      guest,
      language,
      deletionAskedAt: deletionAskedAt?.getTime() ?? null,
      createdAt: user.createdAt.getTime(),
      emailConfirmed: user.emailConfirmedAt !== null,
      phoneConfirmed: user.phoneConfirmedAt !== null,
      erasedAt: erasedAt?.getTime() ?? null,
      ...(purchases ?? NOTHING_BOUGHT),
      newsletterSince: await newsletterSince(shop, id),
      refused: await countRefused(shop, id),
      addresses: erasedAt ? [] : await loadAddresses(shop, id),
      sessions: await loadSessions(shop, id),
      notes: await loadNotes(shop, id),
    },
  }
}

async function newsletterSince(shop: Shop, userId: string): Promise<number | null> {
  const { consentedAt, endedAt } = newsletterConsents
  const [row] = await shop.db
    .select({ consentedAt })
    .from(newsletterConsents)
    .where(and(eq(newsletterConsents.userId, userId), isNull(endedAt)))
  return row?.consentedAt.getTime() ?? null
}

async function countRefused(shop: Shop, userId: string): Promise<number> {
  const [row] = await shop.db
    .select({ refused: count() })
    .from(orderEvents)
    .innerJoin(orders, eq(orders.id, orderEvents.orderId))
    .where(and(eq(orders.userId, userId), wasRefusedAtDoor))
  return row?.refused ?? 0
}

const MAX_ADDRESSES = 10

async function loadAddresses(shop: Shop, userId: string): Promise<WholeCustomer['addresses']> {
  const lastUsed = sql`max(${orders.placedAt})`
  const rows = await shop.db
    .select({
      address: orders.address,
      orders: count(),
      lastUsedAt: sql`extract(epoch FROM ${lastUsed}) * 1000`.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.userId, userId))
    .groupBy(orders.address)
    .orderBy(desc(lastUsed))
    .limit(MAX_ADDRESSES)
  return rows.map(({ address, ...used }) => ({ ...address, ...used }))
}

async function loadSessions(shop: Shop, userId: string): Promise<WholeCustomer['sessions']> {
  const { id, device, createdAt, lastUsedAt } = sessions
  const rows = await shop.db
    .select({ id, device, createdAt, lastUsedAt })
    .from(sessions)
    .where(and(eq(sessions.userId, userId), sessionAliveCondition(shop.now())))
    .orderBy(desc(lastUsedAt))
  return rows.map((row) => ({
    ...row,
    createdAt: row.createdAt.getTime(),
    lastUsedAt: row.lastUsedAt.getTime(),
  }))
}

async function loadNotes(shop: Shop, userId: string): Promise<WholeCustomer['notes']> {
  const { id, at, author, text } = customerNotes
  const rows = await shop.db
    .select({ id, at, author, text })
    .from(customerNotes)
    .where(eq(customerNotes.userId, userId))
    .orderBy(desc(at), desc(id))
  return rows.map((row) => ({ ...row, at: row.at.getTime() }))
}
