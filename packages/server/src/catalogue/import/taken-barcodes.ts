import { eq, inArray } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import type { ImportedProduct } from '#catalogue/import/imported-product'
import type { Database } from '#shop'

/**
 * Removes barcodes that products outside the file have, since a barcode identifies one size. A product in the file
 * gives up a barcode that the file assigns to another one.
 */
export async function withoutTakenBarcodes(
  db: Database,
  batch: ImportedProduct[],
  inFile: ReadonlyMap<string, number>,
): Promise<ImportedProduct[]> {
  const barcodes = batch.flatMap(({ colours }) =>
    colours.flatMap(({ sizes }) => sizes.flatMap(({ barcode }) => barcode || [])),
  )
  if (barcodes.length === 0) return batch
  const holders = await db
    .select({ barcode: sizeEntries.barcode, handle: products.handle })
    .from(sizeEntries)
    .innerJoin(products, eq(products.id, sizeEntries.productId))
    .where(inArray(sizeEntries.barcode, barcodes))
  const taken = new Set(holders.filter(({ handle }) => !inFile.has(handle)).map(({ barcode }) => barcode))
  if (taken.size === 0) return batch
  return batch.map((product) => ({
    ...product,
    colours: product.colours.map((colour) => ({
      ...colour,
      sizes: colour.sizes.map((size) =>
        size.barcode && taken.has(size.barcode) ? { ...size, barcode: undefined } : size,
      ),
    })),
  }))
}
