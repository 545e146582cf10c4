import { type SQL, sql } from 'drizzle-orm'
import { addCreditEntry } from '#credit/add-credit-entry'
import { inTransaction } from '#database/in-transaction'
import type { Customer } from '#http/require-caller'
import { lockUser } from '#idempotency/lock-user'
import type { Shop } from '#shop'

type Account = Pick<Customer, 'id' | 'phone'>

/** Placed orders of guests with the confirmed phone of an account. An unpaid order stays with the guest who pays it. */
const ofGuests = ({ id, phone }: Account, guests: SQL): SQL => sql`status <> 'Pending Payment'
  AND user_id IN (SELECT g.id FROM users g WHERE g.guest AND g.phone = ${phone} AND ${guests})
  AND EXISTS (SELECT FROM users a WHERE a.id = ${id} AND a.phone = ${phone} AND a.phone_confirmed_at IS NOT NULL)`

/** The phone of these orders is not confirmed, so the customer is asked whether they are theirs. */
export const isOffered = (
  account: Account,
): SQL => sql`(${ofGuests(account, sql`g.phone_confirmed_at IS NULL`)}
  AND declined_by IS DISTINCT FROM ${account.id})`

/** Moves orders of guests who confirmed the same phone to the account. */
export async function claimGuestOrders(shop: Shop, account: Account): Promise<void> {
  const which = ofGuests(account, sql`g.phone_confirmed_at IS NOT NULL`)
  const { rows } = await shop.db.execute<{ found: boolean }>(
    sql`SELECT EXISTS (SELECT FROM orders WHERE ${which}) AS found`,
  )
  if (rows[0]?.found) await inTransaction(shop, (tx) => claim(tx, account, which))
}

/** Moves these orders with their code uses, and the guests' codes and credit. Returns the number of orders. */
export async function claim(tx: Shop, account: Account, which: SQL): Promise<number> {
  await lockUser(tx, account.id)
  const { rows } = await tx.db.execute<{ id: string; guest: string }>(sql`
    UPDATE orders o SET user_id = ${account.id}
    FROM (SELECT id, user_id AS guest FROM orders WHERE ${which} FOR UPDATE) AS claimed
    WHERE o.id = claimed.id RETURNING o.id, claimed.guest`)
  if (rows.length === 0) return 0
  const guests = sql.param([...new Set(rows.map(({ guest }) => guest))])
  await claimCodes(tx, account, { orderIds: sql.param(rows.map(({ id }) => id)), guests })
  await claimCredit(tx, account, guests)
  return rows.length
}

/** Each code use gets the account's next free number. Codes for a guest become codes for the account. */
async function claimCodes(
  tx: Shop,
  { id }: Account,
  { orderIds, guests }: { orderIds: unknown; guests: unknown },
): Promise<void> {
  await tx.db.execute(sql`
    UPDATE code_uses u SET user_id = ${id}, use = next.use
    FROM (SELECT order_id, row_number() OVER (PARTITION BY code ORDER BY order_id)
        + coalesce((SELECT max(own.use) FROM code_uses own WHERE own.user_id = ${id} AND own.code = g.code), 0) AS use
      FROM code_uses g WHERE g.order_id = ANY(${orderIds}::uuid[])) AS next
    WHERE u.order_id = next.order_id`)
  await tx.db.execute(
    sql`UPDATE discount_codes SET customer_id = ${id} WHERE customer_id = ANY(${guests}::uuid[])`,
  )
}

/** Moves credit that was refunded to guests. */
async function claimCredit(tx: Shop, { id }: Account, guests: unknown): Promise<void> {
  const { rows } = await tx.db.execute<{ user_id: string; balance: number }>(sql`
    SELECT user_id, balance FROM store_credit_accounts
    WHERE user_id = ANY(${guests}::uuid[]) AND balance > 0 ORDER BY user_id FOR UPDATE`)
  for (const { user_id: userId, balance } of rows) {
    await addCreditEntry(tx, { userId, reason: 'withdrawn', amount: -balance, actor: 'system', note: '' })
    await addCreditEntry(tx, { userId: id, reason: 'granted', amount: balance, actor: 'system', note: '' })
  }
}
