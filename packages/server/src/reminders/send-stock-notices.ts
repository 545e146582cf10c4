import { DAY } from '@little-dunes/domain/durations'
import { and, eq, gt, inArray, isNotNull, isNull, lt } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { emails } from '#emails/email-tables'
import { emailRow } from '#emails/queue-email'
import { stockNotices } from '#reminders/reminder-tables'
import type { Shop } from '#shop'

const RETENTION = 30 * DAY
/** Rows per transaction. */
const BATCH = 200

/** Queues emails for sizes that are back in stock, and ends each request in the same transaction. */
export async function sendStockNotices(shop: Shop): Promise<void> {
  while ((await sendBatch(shop)) === BATCH);
}

const sendBatch = (shop: Shop): Promise<number> =>
  inTransaction(shop, async (tx) => {
    const due = await tx.db
      .select({ id: stockNotices.id, email: stockNotices.email, language: stockNotices.language })
      .from(stockNotices)
      .innerJoin(sizeEntries, and(eq(sizeEntries.id, stockNotices.sizeEntryId), gt(sizeEntries.available, 0)))
      .innerJoin(products, and(eq(products.id, sizeEntries.productId), eq(products.status, 'published')))
      .where(isNull(stockNotices.notifiedAt))
      .limit(BATCH)
      .for('update', { of: stockNotices, skipLocked: true })
    if (due.length === 0) return 0
    const ids = due.map(({ id }) => id)
    await tx.db.update(stockNotices).set({ notifiedAt: tx.now() }).where(inArray(stockNotices.id, ids))
    const rows = due.map(({ id, email, language }) =>
      emailRow(tx, {
        kind: 'back_in_stock',
        to: email,
        about: id,
        context: { language, origin: tx.linkOrigin },
      }),
    )
    await tx.db.insert(emails).values(rows)
    return due.length
  })

/** The email reads its notice, so the notice must outlast the delivery attempts. */
export async function deleteOldStockNotices(shop: Shop): Promise<void> {
  const old = lt(stockNotices.notifiedAt, new Date(shop.now().getTime() - RETENTION))
  await shop.db.delete(stockNotices).where(and(isNotNull(stockNotices.notifiedAt), old))
}
