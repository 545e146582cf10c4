import { eq } from 'drizzle-orm'
import { type ImportRecorder, importProducts } from '#catalogue/import/import-products'
import type { ProductChange } from '#catalogue/import/plan/plan-product'
import type { HasPicture } from '#catalogue/import/stored-pictures'
import { findDifferences } from '#imports/import-differences'
import { buildSnapshot } from '#imports/import-snapshot'
import { productImportItems, productImports } from '#imports/import-tables'
import type { Database, Shop } from '#shop'
import { type AuditActor, type Change, recordAuditEntries, recordAuditEntry } from '#staff/record-audit-entry'

type ImportRow = typeof productImports.$inferSelect

/** Stored notes. */
const MAX_NOTES = 500
/** Rows per statement. */
const CHUNK = 500

/** Compares a file with the shop or, with an author, writes it. */
export async function runImport(
  shop: Shop,
  row: ImportRow,
  author: AuditActor | null,
  hasPicture: HasPicture,
): Promise<Partial<ImportRow>> {
  const { id, file, mapping, keepStock, newSkus } = row
  if (!file) throw new Error(`The file of import ${id} was deleted`)
  const open = async function* () {
    yield file
  }
  const { findings, reading, counts, written, productIds } = await importProducts(shop, open, {
    dryRun: author === null,
    keepStock,
    newSkus,
    // Files of a known format have no column mapping.
    ...(Object.keys(mapping).length > 0 && { mapping }),
    skipFaulty: true,
    hasPicture,
    onProgress: async (step, { rows }) => {
      if (step === 'checked') return
      const progress = { rows, touchedAt: shop.now() }
      await shop.db.update(productImports).set(progress).where(eq(productImports.id, id))
    },
    record: (db) => createRecorder({ ...shop, db }, id, author),
  })
  if (written) shop.catalogue.productsChanged(productIds)
  const [problem] = findings.problems
  return {
    status: counts === null ? 'failed' : written ? 'done' : 'checked',
    counts,
    problems: findings.problems,
    problemCount: findings.problemCount,
    notes: findings.notes.slice(0, MAX_NOTES),
    faulty: [...reading.faulty, ...reading.partial],
    rows: reading.rows,
    allRows: reading.rows,
    failure: counts === null && problem ? JSON.stringify(problem.reason) : null,
  }
}

/** Stores the differences of each product, and its rows for the undo once they are written. */
async function createRecorder(tx: Shop, id: string, author: AuditActor | null): Promise<ImportRecorder> {
  await tx.db.delete(productImportItems).where(eq(productImportItems.importId, id))
  let position = 0
  return {
    async batch(all) {
      const changes = all.filter(({ kind }) => kind !== 'unchanged')
      await insertItems(tx.db, id, position, changes, author !== null)
      position += changes.length
      if (author) await recordAuditEntries(tx, author, changes.map(toAuditEntry))
    },
    async end(counts) {
      if (!author) return
      // In the same transaction as the products, so an ended process never leaves them without an undo.
      await tx.db.update(productImports).set({ status: 'done', counts }).where(eq(productImports.id, id))
      const after = { products: counts.new + counts.updated }
      await recordAuditEntry(tx, author, { subject: 'import', id, before: {}, after })
    },
  }
}

async function insertItems(
  db: Database,
  importId: string,
  first: number,
  changes: ProductChange[],
  isWritten: boolean,
) {
  const rows = changes.map((change, at) => ({
    importId,
    position: first + at,
    productId: change.product.id,
    name: change.product.name,
    kind: change.kind === 'new' ? ('new' as const) : ('updated' as const),
    differences: findDifferences(change),
    snapshot: isWritten ? buildSnapshot(change) : null,
  }))
  for (let from = 0; from < rows.length; from += CHUNK)
    await db.insert(productImportItems).values(rows.slice(from, from + CHUNK))
}

function toAuditEntry(change: ProductChange): Change {
  const sides = (side: 'before' | 'after') =>
    Object.fromEntries(findDifferences(change).map((one) => [`${one.field} ${one.of}`.trim(), one[side]]))
  return { subject: 'product', id: change.product.id, before: sides('before'), after: sides('after') }
}
