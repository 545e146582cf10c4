import { appliedDiscount, displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import type { Product } from '@little-dunes/domain/catalogue/product'
import { hasSizePrices } from '@little-dunes/domain/catalogue/size-prices'
import { localizeProduct } from '@little-dunes/domain/catalogue/translations/localize-product'
import { aedFromFils } from '@little-dunes/domain/money'
import { eq } from 'drizzle-orm'
import type { Operation } from '#http/perform-call'
import { wishes } from '#wishlist/wishlist-tables'

/** API-31 to API-34: both response formats, oldest wish first, without products that left the shop (D-25). */
export const getWishes: Operation<'POST /api/wishlist/get'> = async (shop, caller, _input, { language }) => {
  const all = await shop.db.select().from(wishes).where(eq(wishes.userId, caller.id)).orderBy(wishes.added)
  const byId = await shop.catalogue.productsById(all.map(({ productId }) => productId))
  const byProduct = Map.groupBy(
    all.filter((wish) => byId.has(wish.productId)),
    (wish) => wish.productId,
  )
  const wishData = Object.fromEntries(
    [...byProduct].map(([id, ofProduct]) => [id, quantitiesBySize(ofProduct)]),
  )
  const wishlistData = [...byProduct.keys()].map((id) =>
    toWished(localizeProduct(byId.get(id) as Product, language).product),
  )
  return { textKey: 'wishlist', wishData, wishlistData }
}

const quantitiesBySize = (ofProduct: { size: string; quantity: number }[]) =>
  Object.fromEntries(ofProduct.map(({ size, quantity }) => [size, quantity]))

const toWished = (product: Product) => ({
  id: product.id,
  title: product.name,
  price: aedFromFils(displayedPrice(product)),
  ...(hasSizePrices(product) && { from: true as const }),
  originalPrice: aedFromFils(product.price),
  discount: appliedDiscount(product),
  flashsale: product.flashsale,
  image: product.image[0] ?? null,
  category: product.category,
})
