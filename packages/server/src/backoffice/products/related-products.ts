import type { RelatedProduct } from '@little-dunes/domain/contract/staff/products/product-fields'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { products, productTranslations, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import type { Shop } from '#shop'

/** The products of these handles in their order, as the editor lists them; handles without a product are left out. */
export async function loadRelated({ db }: Shop, handles: readonly string[]): Promise<RelatedProduct[]> {
  if (handles.length === 0) return []
  const { id, handle, name, sku, image, status } = products
  const ofColour = sql<string | null>`(SELECT v.images[1] FROM ${variants} v WHERE v.product_id = products.id
    AND cardinality(v.images) > 0 ORDER BY v.position LIMIT 1)`
  const isLeft = sql<boolean>`EXISTS (SELECT FROM ${sizeEntries} s WHERE s.product_id = products.id AND s.available > 0)`
  const rows = await db
    .select({
      id,
      handle,
      name,
      nameAr: productTranslations.name,
      sku,
      image,
      ofColour,
      status,
      isLeft,
    })
    .from(products)
    .leftJoin(
      productTranslations,
      and(eq(productTranslations.productId, id), eq(productTranslations.language, SECOND_LANGUAGE)),
    )
    .where(inArray(handle, [...handles]))
  const byHandle = new Map(rows.map((row) => [row.handle, row]))
  return handles
    .flatMap((one) => byHandle.get(one) ?? [])
    .map(({ handle: _, image: own, ofColour: ofFirst, isLeft: left, nameAr, ...row }) => ({
      ...row,
      nameAr: nameAr ?? '',
      picture: own[0] ?? ofFirst,
      soldOut: !left,
    }))
}

/** Handles of products by their ids, in the order of the ids. */
export async function handlesOf({ db }: Shop, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { id, handle } = products
  const rows = await db
    .select({ id, handle })
    .from(products)
    .where(inArray(id, [...ids]))
  const handleOf = new Map(rows.map((row) => [row.id, row.handle]))
  return ids.flatMap((one) => handleOf.get(one) ?? [])
}
