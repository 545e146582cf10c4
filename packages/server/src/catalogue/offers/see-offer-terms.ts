import { isGtin } from '@little-dunes/domain/catalogue/feed/gtin'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { isNonReturnable } from '@little-dunes/domain/orders/returns/return-terms'
import { and, eq, isNotNull } from 'drizzle-orm'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { discountSpans } from '#catalogue/offers/discount-spans'
import type { Operation } from '#http/perform-call'
import { shopSettings } from '#settings/settings-tables'

/** Data of a product's offers for search engines and other programs, beside its prices. */
export const seeOfferTerms: Operation<'GET /api/product/offer-terms'> = async (shop, _caller, { itemId }) => {
  if (!isUuid(itemId)) return refuse('product_not_found')
  const [product] = await shop.db
    .select({ type: products.subCategory, nonReturnableTypes: shopSettings.nonReturnableTypes })
    .from(products)
    .innerJoin(shopSettings, eq(shopSettings.id, 1))
    .where(and(eq(products.id, itemId), eq(products.status, 'published')))
  if (!product) return refuse('product_not_found')
  const coded = await shop.db
    .select({ sku: sizeEntries.subSku, barcode: sizeEntries.barcode })
    .from(sizeEntries)
    .where(and(eq(sizeEntries.productId, itemId), isNotNull(sizeEntries.barcode)))
  const gtins = coded.flatMap(({ sku, barcode }) =>
    barcode !== null && isGtin(barcode) ? [[sku, barcode] as const] : [],
  )
  const span = (await discountSpans(shop, [itemId])).get(itemId)
  return {
    priceValidUntil: span?.endsAt ?? null,
    gtins: Object.fromEntries(gtins),
    isReturnable: !isNonReturnable(product.type, product),
  }
}
