import { csvLine } from '@little-dunes/domain/csv'
import { asc, desc, inArray, type SQL, sql } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { exportHeadings } from '#catalogue/export/export-headings'
import { productRows } from '#catalogue/export/product-rows'
import { loadStoredProducts } from '#catalogue/import/load-existing'
import type { Database } from '#shop'

const BATCH = 200

/** In list order (D-14): an import makes the first product of a file the newest. */
export async function exportedIds(db: Database, which: SQL | undefined, max?: number): Promise<string[]> {
  const query = db
    .select({ id: products.id })
    .from(products)
    .where(which)
    .orderBy(desc(products.publishedAt), asc(products.id))
  return (await (max === undefined ? query : query.limit(max))).map(({ id }) => id)
}

/** Includes the columns of earlier imports. */
export async function loadHeadings(db: Database, which: SQL | undefined): Promise<string[]> {
  const heading = (column: typeof products.importedFields | typeof sizeEntries.importedFields) =>
    sql<string>`jsonb_object_keys(${column})`.as('heading')
  const ofProducts = await db
    .selectDistinct({ heading: heading(products.importedFields) })
    .from(products)
    .where(which)
  const batch = db.select({ id: products.id }).from(products).where(which)
  const ofSizes = await db
    .selectDistinct({ heading: heading(sizeEntries.importedFields) })
    .from(sizeEntries)
    .where(which && inArray(sizeEntries.productId, batch))
  return exportHeadings([...ofProducts, ...ofSizes].map((row) => row.heading))
}

/**
 * Products as rows of a Shopify export with current headings. An import restores them unchanged (`docs/importing.md`).
 * Yields a list of lines without line ends per batch.
 *
 * @param publicUrl prefix of picture addresses
 */
export async function* exportedLines(
  db: Database,
  ids: readonly string[],
  headings: readonly string[],
  publicUrl: string,
): AsyncGenerator<string[]> {
  for (let from = 0; from < ids.length; from += BATCH) {
    const batch = ids.slice(from, from + BATCH)
    const stored = await loadStoredProducts(db, inArray(products.id, batch))
    const byId = new Map(stored.map((one) => [one.product.id, one]))
    yield batch
      .flatMap((id) => byId.get(id) ?? [])
      .flatMap((one) => productRows(one, publicUrl))
      .map((cells) => csvLine(headings.map((heading) => cells[heading] ?? '')))
  }
}
