import { DAY, HOUR } from '@little-dunes/domain/durations'
import { isNull, sql } from 'drizzle-orm'
import { newsletterConsents, users } from '#accounts/account-tables'
import { cartLines } from '#cart/cart-tables'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { emails } from '#emails/email-tables'
import { emailRow } from '#emails/queue-email'
import { cartReminders } from '#reminders/reminder-tables'
import type { Shop } from '#shop'

/** A cart is abandoned after this time without changes. */
const LEFT_FOR = 20 * HOUR
/** Minimum time between two reminders to a customer. */
const BETWEEN = 30 * DAY

/**
 * Queues one email per abandoned cart for customers with newsletter consent and a confirmed email, if something in the
 * cart can be bought. The job watches the carts, so cart calls have no extra work.
 */
export const remindOfCarts = (shop: Shop): Promise<void> =>
  inTransaction(shop, async (tx) => {
    await forgetEmptyCarts(tx)
    await noteCarts(tx)
    const now = tx.now().getTime()
    const { rows } = await tx.db.execute<{ user_id: string; email: string; language: 'en' | 'ar' }>(sql`
      UPDATE ${cartReminders} r SET reminded_at = ${tx.now()}
      FROM ${users} u JOIN ${newsletterConsents} n ON n.user_id = u.id AND n.ended_at IS NULL
      WHERE u.id = r.user_id AND u.email_confirmed_at IS NOT NULL AND u.erased_at IS NULL
        AND r.since <= ${new Date(now - LEFT_FOR)}
        AND (r.reminded_at IS NULL OR (r.reminded_at < r.since AND r.reminded_at <= ${new Date(now - BETWEEN)}))
        AND EXISTS (SELECT 1 FROM ${cartLines} c JOIN ${sizeEntries} e ON e.id = c.size_entry_id AND e.available > 0
          JOIN ${products} p ON p.id = e.product_id AND p.status = 'published' WHERE c.user_id = r.user_id)
      RETURNING r.user_id, u.email, n.language`)
    if (rows.length === 0) return
    const values = rows.map(({ user_id: about, email: to, language }) =>
      emailRow(tx, { kind: 'cart_left', to, about, context: { language, origin: tx.linkOrigin } }),
    )
    await tx.db.insert(emails).values(values)
  })

/** Deletes the row of an emptied cart without a reminder. Other rows keep the time of the last email. */
async function forgetEmptyCarts(tx: Shop): Promise<void> {
  const isEmpty = sql`NOT EXISTS (SELECT 1 FROM ${cartLines} c WHERE c.user_id = ${cartReminders.userId})`
  await tx.db.delete(cartReminders).where(sql`${isNull(cartReminders.remindedAt)} AND ${isEmpty}`)
}

/** Records the carts of all customers with newsletter consent. A changed cart starts a new waiting time. */
const noteCarts = (tx: Shop) =>
  tx.db.execute(sql`
    INSERT INTO ${cartReminders} AS r (user_id, cart, since)
    SELECT c.user_id, md5(string_agg(c.size_entry_id || ' ' || c.quantity, ',' ORDER BY c.added)), ${tx.now()}
    FROM ${cartLines} c JOIN ${newsletterConsents} n ON n.user_id = c.user_id AND n.ended_at IS NULL
    GROUP BY c.user_id
    ON CONFLICT (user_id) DO UPDATE SET cart = excluded.cart, since = excluded.since WHERE r.cart <> excluded.cart`)
