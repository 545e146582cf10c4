import { asc, count, eq, inArray } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { loadStoredProducts } from '#catalogue/import/load-existing'
import { writeChanges } from '#catalogue/import/write-changes'
import { writeColourTexts } from '#catalogue/import/write-texts'
import { applySchedulesTo } from '#catalogue/sales/apply-schedules'
import { inTransaction } from '#database/in-transaction'
import type { ImportSnapshot } from '#imports/import-snapshot'
import { productImportItems, productImports } from '#imports/import-tables'
import { planUndo } from '#imports/plan-undo'
import { orderLines } from '#orders/store/order-tables'
import type { Shop } from '#shop'
import { type AuditActor, recordAuditEntries, recordAuditEntry } from '#staff/record-audit-entry'

const BATCH = 200

/**
 * Undoes an import in full or not at all. `keptChanges` are names of products whose later changes stay. Stock moves
 * back by the units of the import, so units sold since then stay sold.
 */
export const undoImport = (
  shop: Shop,
  importId: string,
  author: AuditActor,
): Promise<{ remainingChanges: string[]; productIds: string[] }> =>
  inTransaction(shop, async (tx) => {
    const [remainingChanges, productIds]: [string[], string[]] = [[], []]
    for (let from = 0; ; from += BATCH) {
      const items = await tx.db
        .select()
        .from(productImportItems)
        .where(eq(productImportItems.importId, importId))
        .orderBy(asc(productImportItems.position))
        .limit(BATCH)
        .offset(from)
      if (items.length === 0) break
      remainingChanges.push(...(await undoItems(tx, items)))
      productIds.push(...items.map(({ productId }) => productId))
      const entries = items.map(({ productId }) => ({
        subject: 'product' as const,
        id: productId,
        before: { import: importId },
        after: { import: null },
      }))
      await recordAuditEntries(tx, author, entries)
    }
    const change = {
      subject: 'import' as const,
      id: importId,
      before: { status: 'done' },
      after: { status: 'undone' },
    }
    await recordAuditEntry(tx, author, change)
    await tx.db.update(productImports).set({ status: 'undone' }).where(eq(productImports.id, importId))
    return { remainingChanges, productIds }
  })

type Item = typeof productImportItems.$inferSelect

async function undoItems(tx: Shop, items: Item[]): Promise<string[]> {
  const ids = items.map(({ productId }) => productId)
  const locked = await loadStoredProducts(tx.db, inArray(products.id, ids), { locked: true })
  const current = new Map(locked.map((one) => [one.product.id, one]))
  const ordered = await orderedProducts(tx, ids)
  const plans = items.flatMap((item) => {
    const now = current.get(item.productId)
    return now ? [planUndo(now, item.snapshot as ImportSnapshot, ordered.has(item.productId))] : []
  })
  const removed = plans.flatMap((plan) => (plan.isRemoved ? [plan.change.product.id] : []))
  await removeProducts(tx, removed)
  const changes = plans.flatMap((plan) => (plan.isRemoved ? [] : [plan.change]))
  // Colours come before their sizes. Sizes return with barcode and shelf.
  const lostVariants = plans.flatMap((plan) => plan.lostVariants)
  if (lostVariants.length > 0) await tx.db.insert(variants).values(lostVariants).onConflictDoNothing()
  await writeChanges(tx.db, changes, false)
  await writeColourTexts(
    tx.db,
    lostVariants.map(({ id, nameAr = '' }) => ({ id, nameAr })),
    new Map(),
  )
  const lostSizes = plans.flatMap((plan) => plan.lostSizes)
  if (lostSizes.length > 0) await tx.db.insert(sizeEntries).values(lostSizes).onConflictDoNothing()
  await applySchedulesTo(tx, ids)
  return plans.flatMap((plan) => (plan.hasRemaining ? [plan.change.product.name] : []))
}

async function orderedProducts(tx: Shop, ids: string[]): Promise<Set<string>> {
  const rows = await tx.db
    .select({ id: orderLines.productId, lines: count() })
    .from(orderLines)
    .where(inArray(orderLines.productId, ids))
    .groupBy(orderLines.productId)
  return new Set(rows.map(({ id }) => id))
}

/** Sizes first, so their stock leaves the ledger with them. */
async function removeProducts(tx: Shop, ids: string[]): Promise<void> {
  if (ids.length === 0) return
  await tx.db.delete(sizeEntries).where(inArray(sizeEntries.productId, ids))
  await tx.db.delete(products).where(inArray(products.id, ids))
}
