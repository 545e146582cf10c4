import { inArray, type SQL, sql } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { loadChosen } from '#catalogue/staff/related-products'
import type { Operation } from '#http/perform-call'

/** Ignores case; uses the index `products_lower_sku`. */
export const hasArticleNumber = (skus: readonly string[]): SQL =>
  inArray(sql`lower(${products.sku})`, [...new Set(skus.map((sku) => sku.toLowerCase()))])

export const findArticles: Operation<'POST /api/staff/codes/articles'> = async (shop, _member, { skus }) => {
  const byHandle = await loadChosen(shop, hasArticleNumber(skus))
  return { products: [...byHandle.values()] }
}
