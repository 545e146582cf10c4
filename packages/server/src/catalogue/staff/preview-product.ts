import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { PREVIEW_PARAM, productPath } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import { newToken } from '#accounts/session-token'
import { products } from '#catalogue/catalogue-tables'
import { contentPreviews } from '#content/content-tables'
import type { Operation } from '#http/perform-call'

/** Stores the preview under an unguessable key and changes nothing in the shop. */
export const previewProduct: Operation<'POST /api/staff/product/preview'> = async (
  shop,
  _member,
  { productId, at },
) => {
  if (!isUuid(productId)) return refuse('product_not_found')
  const { id, name, category } = products
  const [product] = await shop.db.select({ id, name, category }).from(products).where(eq(id, productId))
  if (!product) return refuse('product_not_found')
  const key = newToken()
  const shownAt = at === null ? null : new Date(at)
  await shop.db.insert(contentPreviews).values({ key, productId, shownAt, createdAt: shop.now() })
  return { path: `${productPath(product)}?${PREVIEW_PARAM}=${key}` }
}
