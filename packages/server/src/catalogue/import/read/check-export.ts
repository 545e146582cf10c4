import { and, eq, inArray, notInArray } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { Findings } from '#catalogue/import/findings'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import { inBatches } from '#catalogue/import/in-batches'
import type { OpenFile } from '#catalogue/import/read/open-file'
import { ReadProgress, readProducts } from '#catalogue/import/read/read-products'
import type { Database } from '#shop'

/** Products looked up and written together: few enough for memory, enough to make round trips cheap. */
export const BATCH = 200

export interface CheckedExport {
  findings: Findings
  reading: ReadProgress
  /** Addresses of different pictures in the file. */
  pictures: number
}

/** Reads a whole file and finds everything that speaks against importing it, in the file and beside the shop's SKUs. */
export async function checkExport(
  db: Database,
  openFile: OpenFile,
  onBatch: (reading: ReadProgress) => void,
): Promise<CheckedExport> {
  const [findings, reading, taken] = [new Findings(), new ReadProgress(), [] as TakenSku[]]
  let pictures = 0
  for await (const batch of inBatches(readProducts(openFile, reading, findings), BATCH)) {
    taken.push(...(await takenSkus(db, batch)))
    pictures += batch.reduce((sum, product) => sum + pictureCount(product), 0)
    onBatch(reading)
  }
  // Where a product of the file gives its SKU up, the file as a whole is right.
  for (const { line, subSku, handle } of taken.filter((sku) => !reading.handles.has(sku.handle)))
    findings.problem(line, 'sku', `"${subSku}" belongs to another product of the shop, "${handle}".`)
  return { findings, reading, pictures }
}

const pictureCount = ({ pictures, colours }: ImportedProduct): number =>
  new Set([...pictures, ...colours.flatMap((colour) => colour.pictures)]).size

interface TakenSku {
  line: number
  subSku: string
  handle: string
}

/** SKUs of the batch that the shop uses for other products. */
async function takenSkus(db: Database, batch: ImportedProduct[]): Promise<TakenSku[]> {
  const sizes = batch.flatMap(({ colours }) => colours.flatMap((colour) => colour.sizes))
  const lines = new Map(sizes.map(({ subSku, line }) => [subSku, line]))
  const handles = batch.map(({ handle }) => handle)
  const holders = await db
    .select({ subSku: sizeEntries.subSku, handle: products.handle })
    .from(sizeEntries)
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(and(inArray(sizeEntries.subSku, [...lines.keys()]), notInArray(products.handle, handles)))
  return holders.map((holder) => ({ ...holder, line: lines.get(holder.subSku) ?? 0 }))
}
