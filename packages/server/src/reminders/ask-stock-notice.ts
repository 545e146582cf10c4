import { STOCK_NOTICE_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import { isEmail, normalisedEmail } from '@little-dunes/domain/accounts/email'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, count, eq, isNull } from 'drizzle-orm'
import { countAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { type EntrySelector, entryIdSql } from '#catalogue/named-entries'
import { refuseUnknownItem } from '#catalogue/refuse-choice'
import { toNetwork } from '#http/limits/to-network'
import type { Operation } from '#http/perform-call'
import { stockNotices } from '#reminders/reminder-tables'
import type { Shop } from '#shop'

/** Limits the emails that a third party can cause for an address. There is one per size. */
const MAX_WAITING = 20

const ASKED = { textKey: 'stock_notice_asked' } as const

export const askStockNotice: Operation<'POST /api/product/stock-notice'> = async (
  shop,
  _caller,
  { itemId: productId, size, colorName, ...input },
  context,
) => {
  const email = normalisedEmail(input.email)
  if (!isEmail(email))
    return refuse('invalid_form', { fields: { email: email === '' ? 'required' : 'email' } })
  const from = { key: `stock notice from ${toNetwork(context.address)}`, rule: STOCK_NOTICE_WAITS }
  const wait = shop.limitsAttempts ? await countAttempt(shop, [from]) : 0
  if (wait > 0) return refuseWithRetryAfter(wait, context)
  const entry = isUuid(productId) ? await findEntry(shop, { productId, size, colorName }) : undefined
  if (!entry) return refuseUnknownItem(shop.db, { productId, size, colorName })
  if (entry.available > 0) return refuse('size_in_stock')
  // The same answer, because the visitor must not learn what the address already waits for.
  if ((await countWaiting(shop, email)) >= MAX_WAITING) return ASKED
  await shop.db
    .insert(stockNotices)
    .values({
      id: shop.newId(),
      sizeEntryId: entry.id,
      email,
      language: context.language,
      createdAt: shop.now(),
    })
    .onConflictDoNothing()
  return ASKED
}

async function findEntry(shop: Shop, named: EntrySelector) {
  const { id, available } = sizeEntries
  const [row] = await shop.db
    .select({ id, available })
    .from(sizeEntries)
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), eq(products.status, 'published')))
    .where(eq(id, entryIdSql(named)))
  return row
}

async function countWaiting(shop: Shop, email: string): Promise<number> {
  const waiting = and(eq(stockNotices.email, email), isNull(stockNotices.notifiedAt))
  const [row] = await shop.db.select({ waiting: count() }).from(stockNotices).where(waiting)
  return row?.waiting ?? 0
}
