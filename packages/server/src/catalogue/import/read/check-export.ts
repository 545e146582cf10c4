import { importReason } from '@little-dunes/domain/messages/import-reasons'
import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { Findings } from '#catalogue/import/findings'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import { inBatches } from '#catalogue/import/in-batches'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { type ReadingOptions, ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import type { Database } from '#shop'

/** Products per query: few enough for memory, enough to make round trips cheap. */
export const BATCH = 200

export interface CheckedExport {
  findings: Findings
  reading: ReadProgress
  pictures: number
}

/** Rows that stay in memory until their product is complete. A larger file has to be sorted. */
const MAX_BUFFERED_ROWS = 200_000

/**
 * Reads a whole file and collects its problems, including conflicts with the shop's SKUs. If rows of a product are
 * scattered, the file is read again.
 */
export async function checkExport(
  db: Database,
  openFile: OpenFile,
  onBatch: (reading: ReadProgress) => Promise<void> | void,
  options: ReadingOptions = {},
): Promise<CheckedExport> {
  const [findings, reading, taken] = [new Findings(), new ReadProgress(options), [] as TakenSku[]]
  let pictures = 0
  for await (const batch of inBatches(readProducts(openFile, reading, findings), BATCH)) {
    taken.push(...(await takenSkus(db, batch)))
    pictures += batch.reduce((sum, product) => sum + pictureCount(product), 0)
    await onBatch(reading)
  }
  if (reading.scattered.size > 0 && !options.scattered && reading.rows <= MAX_BUFFERED_ROWS)
    return checkExport(db, openFile, onBatch, { ...options, scattered: reading.scattered })
  refuseTaken(taken, reading, findings)
  return { findings, reading, pictures }
}

/** A product of the file may give up its SKU, as long as all of that product is imported. */
function refuseTaken(taken: TakenSku[], reading: ReadProgress, findings: Findings): void {
  const { handles, faulty, partial } = reading
  const isReleased = ({ handle }: TakenSku) =>
    handles.has(handle) && !faulty.has(handle) && !partial.has(handle)
  const refused = taken.filter((sku) => !isReleased(sku))
  if (refused.length === 0) return
  for (const { line, subSku, handle, requestedBy } of refused) {
    faulty.add(requestedBy)
    findings.problem(line, 'sku', importReason('foreign_sku', subSku, handle))
  }
  // A product that is left out does not give up its SKU.
  refuseTaken(
    taken.filter((sku) => !refused.includes(sku)),
    reading,
    findings,
  )
}

const pictureCount = ({ pictures, colours }: ImportedProduct): number =>
  new Set([...pictures, ...colours.flatMap((colour) => colour.pictures)]).size

interface TakenSku {
  line: number
  subSku: string
  /** Handle of the product that has the SKU, and of the one that claims it. */
  handle: string
  requestedBy: string
}

async function takenSkus(db: Database, batch: ImportedProduct[]): Promise<TakenSku[]> {
  const sizes = batch.flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes))
  const lines = new Map(sizes.map(({ subSku, line }) => [subSku, line]))
  const wanting = new Map(
    batch.flatMap(({ handle, colours }) =>
      colours.flatMap((colour) => colour.sizes.map(({ subSku }) => [subSku, handle] as const)),
    ),
  )
  const whole = batch.filter(({ isPartial }) => !isPartial).map(({ handle }) => handle)
  const holders = await db
    .select({ subSku: sizeEntries.subSku, handle: products.handle })
    .from(sizeEntries)
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(and(inArray(sizeEntries.subSku, [...lines.keys()]), notInArray(products.handle, whole)))
  return holders
    .map((holder) => ({
      ...holder,
      line: lines.get(holder.subSku) ?? 0,
      requestedBy: wanting.get(holder.subSku) ?? '',
    }))
    .filter(({ handle, requestedBy }) => handle !== requestedBy)
}
