import type { Product } from '@little-dunes/domain/catalogue/product'
import { sql } from 'drizzle-orm'
import { productCards } from '#catalogue/cards/card-tables'
import { loadProducts } from '#catalogue/load-products'
import type { Shop } from '#shop'

/** Products of a large shop in memory at the same time. */
const BATCH = 200

/** All published products in list order (D-14), in batches. */
export async function* publishedProducts(shop: Shop): AsyncGenerator<readonly Product[]> {
  if (!(await shop.catalogue.isLarge())) {
    yield (await shop.catalogue.snapshot()).products
    return
  }
  let last: { id: string; at: Date } | null = null
  for (;;) {
    const after: ReturnType<typeof sql> = last
      ? sql`WHERE published_at <= ${last.at} AND (published_at < ${last.at} OR product_id > ${last.id})`
      : sql``
    const { rows } = await shop.db.execute<{ id: string; at: Date }>(sql`
      SELECT product_id AS id, published_at AS at FROM ${productCards} ${after}
      ORDER BY published_at DESC, product_id LIMIT ${BATCH}`)
    const entries = await loadProducts(shop.db, { ids: rows.map(({ id }) => id) })
    yield entries.map(({ product }) => product)
    last = rows.at(-1) ?? null
    if (rows.length < BATCH || !last) return
  }
}
