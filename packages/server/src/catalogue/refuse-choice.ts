import { isUuid } from '@little-dunes/domain/catalogue/product'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { and, eq } from 'drizzle-orm'
import { products, variantNames } from '#catalogue/catalogue-tables'
import type { Database } from '#shop'

interface RefusedChoice {
  productId: string
  size: string
  /** Absent if the colour is open, as on the wishlist. */
  colorName?: string
}

/** Names the part of a choice that the shop does not have: the product, the colour or the size. */
export async function refuseUnknownItem(
  db: Database,
  { productId, size, colorName }: RefusedChoice,
): Promise<Refusal> {
  const colours = isUuid(productId) ? await loadColours(db, productId) : []
  if (colours.length === 0) return refuse('product_not_found')
  if (size.trim() === '') return refuse('size_required')
  if (colorName !== undefined && !colours.includes(colorName)) return refuse('colour_not_available')
  return refuse('size_not_available')
}

/**
 * Current and former names of the colours. Empty for a product that is not published. A product without colours has
 * nothing to choose.
 */
async function loadColours(db: Database, productId: string): Promise<(string | null)[]> {
  const rows = await db
    .select({ colorName: variantNames.colorName })
    .from(products)
    .leftJoin(variantNames, eq(variantNames.productId, products.id))
    .where(and(eq(products.id, productId), eq(products.status, 'published')))
  return rows.map(({ colorName }) => colorName)
}
