import { isUuid } from '@little-dunes/domain/catalogue/product'
import { isRefusal, refuse } from '@little-dunes/domain/messages/failures'
import { eq } from 'drizzle-orm'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { recordAuditEntry } from '#staff/record-audit-entry'
import { lockSizeEntries } from '#stock/set-stock'

/** Counting begins or ends without changing the stock (D-70). */
export const setCounted: Operation<'POST /api/staff/stock/counted'> = async (
  shop,
  member,
  input,
  context,
) => {
  const { sizeEntryId, counted } = input
  if (!isUuid(sizeEntryId)) return refuse('size_not_found')
  const answer = await inTransaction(shop, async (tx) => {
    const size = (await lockSizeEntries(tx, [sizeEntryId])).get(sizeEntryId)
    if (!size) return refuse('size_not_found')
    await tx.db.update(sizeEntries).set({ counted }).where(eq(sizeEntries.id, sizeEntryId))
    const [before, after] = [{ counted: size.counted }, { counted }]
    await recordAuditEntry(tx, { member, context }, { id: sizeEntryId, before, after })
    return { productId: size.productId }
  })
  if (isRefusal(answer)) return answer
  shop.catalogue.productsChanged([answer.productId])
  return null
}
