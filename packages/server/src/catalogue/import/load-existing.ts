import { inArray } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { ExistingProduct } from '#catalogue/import/plan-product'
import type { Database } from '#shop'

/** The products of these handles as the shop has them now, by handle. */
export async function loadExisting(db: Database, handles: string[]): Promise<Map<string, ExistingProduct>> {
  const found = await db.select().from(products).where(inArray(products.handle, handles))
  if (found.length === 0) return new Map()
  const ids = found.map(({ id }) => id)
  const colours = await db.select().from(variants).where(inArray(variants.productId, ids))
  const sizes = await db.select().from(sizeEntries).where(inArray(sizeEntries.productId, ids))
  const coloursOf = Map.groupBy(colours, ({ productId }) => productId)
  const sizesOf = Map.groupBy(sizes, ({ productId }) => productId)
  return new Map(
    found.map((product) => [
      product.handle,
      { product, variants: coloursOf.get(product.id) ?? [], sizes: sizesOf.get(product.id) ?? [] },
    ]),
  )
}
