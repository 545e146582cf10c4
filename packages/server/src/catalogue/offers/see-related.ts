import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { eq, inArray } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { previewMoment, shownProducts } from '#catalogue/preview-catalogue'
import { toWireProduct } from '#catalogue/to-wire-product'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** Related products that the team chose and that are for sale. */
export const seeRelated: Operation<'GET /api/product/related'> = async (
  shop,
  _caller,
  { itemId, preview },
  { language },
) => {
  if (!isUuid(itemId)) return refuse('product_not_found')
  const ids = await loadRelatedIds(shop, itemId)
  if (ids.length === 0) return { products: [] }
  const byId = await shownProducts(shop, ids, await previewMoment(shop, preview))
  const shown = ids.flatMap((id) => byId.get(id) ?? [])
  const left = shown.filter(({ variants }) => variants.some(({ stocks }) => stocks > 0))
  return { products: left.map((product) => toWireProduct(product, language)) }
}

async function loadRelatedIds({ db }: Shop, productId: string): Promise<string[]> {
  const [stored] = await db
    .select({ handles: products.relatedHandles })
    .from(products)
    .where(eq(products.id, productId))
  return idsOfHandles(db, stored?.handles ?? [])
}

/** In the order of the handles. Unknown handles are left out. */
async function idsOfHandles(db: Shop['db'], handles: readonly string[]): Promise<string[]> {
  if (handles.length === 0) return []
  const { id, handle } = products
  const rows = await db
    .select({ id, handle })
    .from(products)
    .where(inArray(handle, [...handles]))
  const idByHandle = new Map(rows.map((row) => [row.handle, row.id]))
  return handles.flatMap((one) => idByHandle.get(one) ?? [])
}
