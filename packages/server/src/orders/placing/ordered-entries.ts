import type { CartLine } from '@little-dunes/domain/cart'
import type { Product } from '@little-dunes/domain/product'
import { and, eq, not, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'
import { lineColumns } from '#stock/line-columns'

/** An ordered line and the product as it is sold now: with the one variant and the one size that were ordered (D-07). */
export interface OrderedEntry {
  line: CartLine
  product: Product
  subSku: string
  stocks: number
}

/** What the shop has of the ordered lines, in their order; a line that it does not have (any more) is missing. */
export async function loadOrderedEntries(shop: Shop, lines: readonly CartLine[]): Promise<OrderedEntry[]> {
  const columns = lineColumns(lines)
  const rows = await shop.db
    .select({ product: products, variant: variants, entry: sizeEntries })
    .from(sizeEntries)
    .innerJoin(products, and(eq(products.id, sizeEntries.productId), not(products.archived)))
    .innerJoin(
      variants,
      and(eq(variants.productId, sizeEntries.productId), eq(variants.colorName, sizeEntries.colorName)),
    )
    .where(
      sql`(${sizeEntries.productId}, ${sizeEntries.size}, ${sizeEntries.colorName}) IN (
        SELECT * FROM unnest(${columns.productIds}, ${columns.sizes}, ${columns.colorNames}))`,
    )
  const found = new Map(rows.map((row) => [keyOf({ itemId: row.product.id, ...row.entry }), row]))
  return lines.flatMap((line) => {
    const row = found.get(keyOf(line))
    return row ? [{ line, product: toProduct(row), subSku: row.entry.subSku, stocks: row.entry.stocks }] : []
  })
}

const keyOf = ({ itemId, size, colorName }: Omit<CartLine, 'quantity'>) =>
  JSON.stringify([itemId, size, colorName])

interface EntryRow {
  product: typeof products.$inferSelect
  variant: typeof variants.$inferSelect
  entry: typeof sizeEntries.$inferSelect
}

function toProduct({ product, variant, entry }: EntryRow): Product {
  const { id, handle: _, archived: __, publishedAt: ___, ...fields } = product
  const { colorName, swatch, images } = variant
  const sizes = [{ size: entry.size, stocks: entry.stocks, subSKU: entry.subSku }]
  return { _id: id, ...fields, variants: [{ colorName, swatch, images, sizes, stocks: entry.stocks }] }
}
