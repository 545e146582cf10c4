import { sql } from 'drizzle-orm'
import { changedInWords } from '#catalogue/import/changed-in-words'
import { Findings } from '#catalogue/import/findings'
import { inBatches } from '#catalogue/import/in-batches'
import { loadExisting } from '#catalogue/import/load-existing'
import { type ProductChange, planProduct } from '#catalogue/import/plan/plan-product'
import { BATCH, type CheckedExport, checkExport } from '#catalogue/import/read/check-export'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { type ReadingOptions, ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import { type HasPicture, withStoredPictures } from '#catalogue/import/stored-pictures'
import { withoutTakenBarcodes } from '#catalogue/import/taken-barcodes'
import { writeChanges } from '#catalogue/import/write-changes'
import { applySchedulesTo } from '#catalogue/sales/apply-schedules'
import { ADVISORY_LOCKS } from '#database/advisory-locks'
import { transaction } from '#database/transaction'
import type { Database, Shop } from '#shop'
import { StartError } from '#startup/start-error'

export type ImportingShop = Pick<Shop, 'db' | 'now' | 'newId'>

export interface ImportOptions extends ReadingOptions {
  /** Does everything except writing. */
  dryRun?: boolean
  /** Sizes that the shop already has keep their stock. */
  keepStock?: boolean
  /** Checks whether the shop has a picture. Without it, no picture of the file is known. */
  hasPicture?: HasPicture
  /** Leaves out rows of sizes with a problem, and products with another problem, instead of refusing the file. */
  skipFaulty?: boolean
  onProgress?: (step: 'checked' | 'compared' | 'written', reading: ReadProgress) => Promise<void> | void
  /** Starts recording the changes in the transaction that makes them, again for each retry of it. */
  record?: (db: Database) => Promise<ImportRecorder>
}

/** Records the changes of an import in its transaction, also for a dry run. */
export interface ImportRecorder {
  batch(changes: ProductChange[]): Promise<void>
  end(counts: ImportCounts): Promise<void>
}

export interface ImportCounts {
  new: number
  updated: number
  unchanged: number
  /** Products of the file that are hidden in the shop: drafts and archived ones. */
  hidden: number
  colours: number
  sizes: number
  removedColours: number
  removedSizes: number
}

export interface ImportOutcome extends CheckedExport {
  /** Null when the file has problems that are not left out: then nothing was compared or written. */
  counts: ImportCounts | null
  written: boolean
  /** Changes of the first existing products, in words. */
  changed: string[]
  productIds: string[]
}

const MAX_NAMED = 1_000

/**
 * Imports the products of a Shopify export: all of them in one transaction, or none when any row has a problem.
 * Products match by handle, sizes by SKU. Products that are not in the file stay unchanged.
 */
export async function importProducts(
  shop: ImportingShop,
  openFile: OpenFile,
  { dryRun = false, onProgress = () => undefined, ...options }: ImportOptions = {},
): Promise<ImportOutcome> {
  const { mapping, newSkus = false, record, skipFaulty = false, hasPicture = async () => false } = options
  const checked = await checkExport(shop.db, openFile, (reading) => onProgress('checked', reading), {
    mapping,
    newSkus,
  })
  const { isUnreadable, problemCount } = checked.findings
  if (isUnreadable || (problemCount > 0 && !skipFaulty))
    return { ...checked, counts: null, written: false, changed: [], productIds: [] }
  // Columns that the file lacks stay unchanged.
  const keepStock = options.keepStock || !checked.findings.headings.has('quantity')
  const outcome = await transaction(shop.db, async (db) => {
    if (!dryRun) await requireOnlyImport(db)
    const recorder = await record?.(db)
    const counts = noCounts()
    const [changed, productIds]: [string[], string[]] = [[], []]
    const reading = new ReadProgress(checked.reading.options)
    const terms = { checked, keepStock, hasPicture, dryRun }
    for await (const changes of planned({ ...shop, db }, openFile, reading, terms)) {
      if (!dryRun) await write({ ...shop, db }, changes, keepStock)
      await recorder?.batch(changes)
      for (const change of changes) {
        count(change, counts)
        if (change.kind !== 'unchanged') productIds.push(change.product.id)
        if (change.kind === 'updated' && changed.length < MAX_NAMED) changed.push(changedInWords(change))
      }
      await onProgress(dryRun ? 'compared' : 'written', reading)
    }
    await recorder?.end(counts)
    return { counts, changed, productIds }
  })
  return { ...checked, ...outcome, written: !dryRun }
}

/** An existing sale may apply to a new product. */
async function write(tx: ImportingShop, changes: ProductChange[], keepStock: boolean): Promise<void> {
  await writeChanges(tx.db, changes, keepStock)
  await applySchedulesTo(
    tx,
    changes.map(({ product }) => product.id),
  )
}

interface PlanTerms {
  checked: CheckedExport
  keepStock: boolean
  hasPicture: HasPicture
  dryRun: boolean
}

async function* planned(
  shop: ImportingShop,
  openFile: OpenFile,
  reading: ReadProgress,
  { checked, keepStock, hasPicture, dryRun }: PlanTerms,
): AsyncGenerator<ProductChange[]> {
  const findings = new Findings()
  const options = { newId: shop.newId, now: shop.now(), keepStock }
  const { rows, faulty } = checked.reading
  for await (const read of inBatches(readProducts(openFile, reading, findings), BATCH)) {
    const batch = read.filter(({ handle }) => !faulty.has(handle))
    const handles = batch.map(({ handle }) => handle)
    const existing = await loadExisting(shop.db, handles, { locked: !dryRun })
    const free = await withoutTakenBarcodes(shop.db, batch, checked.reading.handles)
    const pictured = await Promise.all(free.map((imported) => withStoredPictures(imported, hasPicture)))
    yield pictured.map((imported) => planProduct(imported, existing.get(imported.handle), options))
  }
  if (findings.isUnreadable || reading.rows !== rows || reading.faulty.size > faulty.size)
    throw new StartError('The file changed during the import. Nothing was imported.')
}

/** Holds the lock until the transaction ends. */
async function requireOnlyImport(db: Database): Promise<void> {
  const { rows } = await db.execute(sql`SELECT pg_try_advisory_xact_lock(${ADVISORY_LOCKS.import}) AS taken`)
  if (rows[0]?.taken !== true)
    throw new StartError('Another import is running. Try again when it has finished.')
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
