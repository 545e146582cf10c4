import { DAY } from '@little-dunes/domain/durations'
import type { Fils } from '@little-dunes/domain/money'
import { eq, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { rowsOfPhone } from '#accounts/guests/rows-of-phone'
import type { StaffMember } from '#http/require-caller'
import { lockUser } from '#idempotency/lock-user'
import type { Shop } from '#shop'

const dayAgo = (tx: Shop): Date => new Date(tx.now().getTime() - DAY)

/** Owners have no limit, and their gifts count toward no limit. */
const NOT_BY_OWNER = sql`actor NOT IN (SELECT email FROM staff WHERE role = 'owner')`

async function sum(tx: Shop, value: SQL): Promise<Fils> {
  const { rows } = await tx.db.execute<{ sum: string | null }>(sql`SELECT ${value} AS sum`)
  return Number(rows[0]?.sum ?? 0)
}

/** Sum of the gift cards since a time. A withdrawn card counts as 0. */
const giftCards = (since: Date, which: SQL): SQL => sql`coalesce((
  SELECT sum(e.amount) FROM gift_cards g JOIN gift_card_entries e ON e.gift_card_id = g.id
  WHERE g.created_at > ${since} AND e.reason IN ('issued', 'withdrawn') AND ${which}), 0)`

/**
 * Amounts in fils that team members other than owners gave a customer within 24 hours: refunds with a reason, store
 * credit and gift cards. A lock runs concurrent gifts one after another. Must come after the lock of an order and
 * before that of a balance.
 */
export async function sumGrantedToCustomer(tx: Shop, userId: string): Promise<Fils> {
  const [customer] = await tx.db.select({ phone: users.phone }).from(users).where(eq(users.id, userId))
  await lockUser(tx, `gifts ${customer?.phone ?? userId}`)
  const [since, rows] = [dayAgo(tx), rowsOfPhone(userId)]
  const refunded = sql`coalesce((
    SELECT sum(r.amount) FROM refunds r JOIN orders o ON o.id = r.order_id
    WHERE o.user_id = ANY(${rows}) AND r.created_at > ${since} AND r.reason IS NOT NULL AND NOT r.is_edit
      AND r.${NOT_BY_OWNER}), 0)`
  const granted = sql`greatest(0, (
    SELECT coalesce(sum(e.amount), 0) FROM store_credit_entries e
    WHERE e.user_id = ANY(${rows}) AND e.at > ${since} AND e.reason IN ('granted', 'withdrawn')
      AND e.actor <> 'system' AND e.${NOT_BY_OWNER}))`
  const isOfCustomer = sql`g.${NOT_BY_OWNER} AND (
    g.recipient IN (SELECT u.email FROM users u WHERE u.id = ANY(${rows}))
    OR EXISTS (SELECT FROM gift_card_entries d WHERE d.gift_card_id = g.id AND d.user_id = ANY(${rows})))`
  return sum(tx, sql`${refunded} + ${granted} + ${giftCards(since, isOfCustomer)}`)
}

/** Gift cards in fils that a team member gave within 24 hours to recipients who are not customers. */
export async function sumGrantedByMember(tx: Shop, { id, email }: StaffMember): Promise<Fils> {
  await lockUser(tx, `gifts of ${id}`)
  const isUnknown = sql`g.actor = ${email}
    AND NOT EXISTS (SELECT FROM users u WHERE u.email = g.recipient AND u.erased_at IS NULL)`
  return sum(tx, giftCards(dayAgo(tx), isUnknown))
}
