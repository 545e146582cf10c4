import { sql } from 'drizzle-orm'
import { Findings } from '#catalogue/import/findings'
import { inBatches } from '#catalogue/import/in-batches'
import { loadExisting } from '#catalogue/import/load-existing'
import { type ProductChange, planProduct } from '#catalogue/import/plan-product'
import { BATCH, type CheckedExport, checkExport } from '#catalogue/import/read/check-export'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { writeChanges } from '#catalogue/import/write-changes'
import { applySchedulesTo } from '#catalogue/sales/apply-schedules'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { transaction } from '#database/transaction'
import type { Database, Shop } from '#shop'
import { StartError } from '#startup/start-error'

/** What an import needs of the shop. */
export type ImportingShop = Pick<Shop, 'db' | 'now' | 'newId'>

export interface ImportOptions {
  /** Everything but writing. */
  dryRun?: boolean
  /** Sizes that the shop already has keep their stock. */
  keepStock?: boolean
  onProgress?: (step: 'checked' | 'compared' | 'written', reading: ReadProgress) => void
}

export interface ImportCounts {
  new: number
  updated: number
  unchanged: number
  /** Products of the file that are not in the shop: drafts and archived ones. */
  hidden: number
  colours: number
  sizes: number
  removedColours: number
  removedSizes: number
}

export interface ImportOutcome extends CheckedExport {
  /** Null when the file has problems: then nothing was compared or written. */
  counts: ImportCounts | null
  written: boolean
}

/**
 * Brings the products of a Shopify export into the shop: all of them in one transaction, or none when any row has a
 * problem. Products are found again by handle, sizes by SKU; products that the file does not name stay as they are.
 */
export async function importProducts(
  shop: ImportingShop,
  openFile: OpenFile,
  { dryRun = false, onProgress = () => undefined, ...options }: ImportOptions = {},
): Promise<ImportOutcome> {
  const checked = await checkExport(shop.db, openFile, (reading) => onProgress('checked', reading))
  if (checked.findings.problemCount > 0) return { ...checked, counts: null, written: false }
  // What the file does not say stays as it is.
  const keepStock = options.keepStock || !checked.findings.headings.has('quantity')
  const counts = await transaction(shop.db, async (db) => {
    if (!dryRun) await requireOnlyImport(db)
    const counts = noCounts()
    const reading = new ReadProgress()
    for await (const changes of planned({ ...shop, db }, openFile, reading, keepStock)) {
      if (!dryRun) await write({ ...shop, db }, changes, keepStock)
      for (const change of changes) count(change, counts)
      onProgress(dryRun ? 'compared' : 'written', reading)
    }
    return counts
  })
  return { ...checked, counts, written: !dryRun }
}

/** A new product may be one of those that a sale has selected. */
async function write(tx: ImportingShop, changes: ProductChange[], keepStock: boolean): Promise<void> {
  await writeChanges(tx.db, changes, keepStock)
  await applySchedulesTo(
    tx,
    changes.map(({ product }) => product.id),
  )
}

async function* planned(
  shop: ImportingShop,
  openFile: OpenFile,
  reading: ReadProgress,
  keepStock: boolean,
): AsyncGenerator<ProductChange[]> {
  const findings = new Findings()
  const options = { newId: shop.newId, now: shop.now(), keepStock }
  for await (const batch of inBatches(readProducts(openFile, reading, findings), BATCH)) {
    const handles = batch.map(({ handle }) => handle)
    const existing = await loadExisting(shop.db, handles)
    yield batch.map((imported) => planProduct(imported, existing.get(imported.handle), options))
  }
  if (findings.problemCount > 0)
    throw new StartError('The file changed while it was read: nothing was imported.')
}

/** Holds the lock until the transaction ends. */
async function requireOnlyImport(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.import}) AS taken`)
  if (rows[0]?.taken !== true)
    throw new StartError('Another import is running: start this one again when it has ended.')
}

const noCounts = (): ImportCounts => ({
  new: 0,
  updated: 0,
  unchanged: 0,
  hidden: 0,
  colours: 0,
  sizes: 0,
  removedColours: 0,
  removedSizes: 0,
})

function count(change: ProductChange, counts: ImportCounts) {
  counts[change.kind] += 1
  if (change.product.status !== 'published') counts.hidden += 1
  counts.colours += change.inFile.colours
  counts.sizes += change.inFile.sizes
  counts.removedColours += change.removedVariants.length
  counts.removedSizes += change.removedSizes.length
}
