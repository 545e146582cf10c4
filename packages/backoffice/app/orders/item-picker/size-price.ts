import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import { spanState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { ProductSize, WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import type { Fils } from '@little-dunes/domain/money'

/** Price that customers see at a moment. */
export function sizePrice(product: WholeProduct, size: ProductSize, now: number): Fils {
  const flash = spanState({ startsAt: product.flashStartsAt, endsAt: product.flashEndsAt }, now)
  return displayedPrice({
    price: size.price ?? product.price,
    discount: Math.max(product.discount, product.appliedSale),
    flashsale: product.flashsale && flash === 'live',
    flashDiscount: product.flashDiscount,
  })
}
