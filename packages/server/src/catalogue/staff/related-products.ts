import type { RelatedProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import { and, eq, inArray, type SQL, sql } from 'drizzle-orm'
import { products, productTranslations, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import type { Shop } from '#shop'

export function selectChosen({ db }: Pick<Shop, 'db'>, where: SQL) {
  const { id, handle, name, sku, image, status } = products
  const ofColour = sql<string | null>`(SELECT v.images[1] FROM ${variants} v WHERE v.product_id = products.id
    AND cardinality(v.images) > 0 ORDER BY v.position LIMIT 1)`
  const isLeft = sql<boolean>`EXISTS (SELECT FROM ${sizeEntries} s WHERE s.product_id = products.id AND s.available > 0)`
  return db
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
    .where(where)
    .orderBy(id)
}

export async function loadChosen(shop: Shop, where: SQL): Promise<Map<string, RelatedProduct>> {
  const rows = await selectChosen(shop, where)
  return new Map(
    rows.map(({ handle: one, image: productImages, ofColour: ofFirst, isLeft: left, nameAr, ...row }) => [
      one,
      { ...row, nameAr: nameAr ?? '', picture: productImages[0] ?? ofFirst, soldOut: !left },
    ]),
  )
}

/** Products in the order of these handles, for the editor. Handles without a product are left out. */
export async function loadRelated(shop: Shop, handles: readonly string[]): Promise<RelatedProduct[]> {
  if (handles.length === 0) return []
  const byHandle = await loadChosen(shop, inArray(products.handle, [...handles]))
  return handles.flatMap((one) => byHandle.get(one) ?? [])
}

/** In the order of the ids. */
export async function loadHandles({ db }: Shop, ids: readonly string[]): Promise<string[]> {
  if (ids.length === 0) return []
  const { id, handle } = products
  const rows = await db
    .select({ id, handle })
    .from(products)
    .where(inArray(id, [...ids]))
  const handleById = new Map(rows.map((row) => [row.id, row.handle]))
  return ids.flatMap((one) => handleById.get(one) ?? [])
}
