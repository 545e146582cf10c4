import { type SQL, sql } from 'drizzle-orm'
import { addCreditEntry } from '#credit/add-credit-entry'
import { inTransaction } from '#database/in-transaction'
import type { Shopper } from '#http/require-caller'
import type { Shop } from '#shop'

type Account = Pick<Shopper, 'id' | 'phone'>

/** Placed orders of guests with the phone. One that waits for its payment stays with the guest who pays it. */
const ofGuests = (phone: string): SQL => sql`status <> 'Pending Payment'
  AND user_id IN (SELECT g.id FROM users g WHERE g.guest AND g.phone = ${phone})`

/**
 * Gives the account what guests with its phone have ordered: orders, uses of codes and store credit. For a phone that a code
 * has just confirmed, in that transaction.
 */
export const claimGuestOrders = (tx: Shop, account: Account): Promise<void> =>
  claim(tx, account, ofGuests(account.phone))

/**
 * The same for an account whose phone was confirmed before, whenever it looks. Orders that wait for the code of the phone
 * stay away: anybody may have typed the number in.
 */
export async function claimReviewedGuestOrders(shop: Shop, account: Account): Promise<void> {
  const which = sql`${ofGuests(account.phone)} AND review_reason IS NULL`
  const { rows } = await shop.db.execute<{ found: boolean }>(sql`
    SELECT EXISTS (SELECT FROM orders WHERE ${which})
      AND EXISTS (SELECT FROM users WHERE id = ${account.id} AND phone_confirmed_at IS NOT NULL) AS found`)
  if (rows[0]?.found) await inTransaction(shop, (tx) => claim(tx, account, which))
}

async function claim(tx: Shop, account: Account, which: SQL): Promise<void> {
  const { rows } = await tx.db.execute<{ id: string }>(
    sql`UPDATE orders SET user_id = ${account.id} WHERE ${which} RETURNING id`,
  )
  if (rows.length === 0) return
  const orderIds = rows.map(({ id }) => id)
  await claimCodes(tx, account, orderIds)
  await claimCredit(tx, account)
}

/** Each use of a code gets the next number that the account has free; a code for the guest is one for the account. */
async function claimCodes(tx: Shop, { id, phone }: Account, orderIds: readonly string[]): Promise<void> {
  await tx.db.execute(sql`
    UPDATE code_uses u SET user_id = ${id}, use = next.use
    FROM (SELECT order_id, row_number() OVER (PARTITION BY code ORDER BY order_id)
        + coalesce((SELECT max(own.use) FROM code_uses own WHERE own.user_id = ${id} AND own.code = g.code), 0) AS use
      FROM code_uses g WHERE g.order_id = ANY(${sql.param(orderIds)}::uuid[])) AS next
    WHERE u.order_id = next.order_id`)
  await tx.db.execute(sql`
    UPDATE discount_codes SET shopper_id = ${id}
    WHERE shopper_id IN (SELECT g.id FROM users g WHERE g.guest AND g.phone = ${phone})`)
}

/** What was refunded to the credit of a guest. */
async function claimCredit(tx: Shop, { id, phone }: Account): Promise<void> {
  const { rows } = await tx.db.execute<{ user_id: string; balance: number }>(sql`
    SELECT c.user_id, c.balance FROM store_credit_accounts c JOIN users g ON g.id = c.user_id
    WHERE g.guest AND g.phone = ${phone} AND c.balance > 0 ORDER BY c.user_id FOR UPDATE OF c`)
  for (const { user_id: userId, balance } of rows) {
    await addCreditEntry(tx, { userId, reason: 'withdrawn', amount: -balance, actor: 'system', note: '' })
    await addCreditEntry(tx, { userId: id, reason: 'granted', amount: balance, actor: 'system', note: '' })
  }
}
