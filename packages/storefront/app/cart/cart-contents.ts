import { appliedDiscount, orderListPrice } from '@little-dunes/domain/catalogue/pricing'
import type { PricingFields } from '@little-dunes/domain/catalogue/product'
import { priceOfSize } from '@little-dunes/domain/catalogue/size-prices'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { type CartTotals, cartTotals } from '@little-dunes/domain/orders/totals'
import { wireProductPath } from '#catalogue/wire-product-path'

/** Reason why a line cannot be ordered. */
export type LineProblem = 'gone' | 'sold_out' | 'too_many'

/** A cart line with current product data. Money in fils. */
export interface CartItem {
  line: CartLine
  product: WireProduct | null
  /** Address of the product's page; undefined for a product that is no longer in the shop. */
  path: string | undefined
  picture: string | undefined
  /** Available units of this size and colour. */
  stock: number
  problem: LineProblem | null
  /** One unit at the normal discount (CART-16). */
  unitPrice: Fils
  original: Fils
  paid: Fils
  /** Price of the single flash-sale unit when it is in this line and saves something (D-03). */
  flashPrice: Fils | null
  /** Units of this line cost more than on the product's card, because the flash price is for one unit (D-03). */
  missesFlash: boolean
}

export interface CartContents {
  items: CartItem[]
  totals: CartTotals
  /** The orderable lines at current prices. */
  orderable: {
    product: PricingFields
    quantity: number
    category: string
    subCategory: string
    sku: string
  }[]
  hasProblems: boolean
}

const findEntry = (product: WireProduct | undefined, { colorName, size }: CartLine) =>
  product?.variants
    .find((variant) => variant.colorName === colorName)
    ?.sizes.find((entry) => entry.size === size)

/** The product at the price of the line's size (D-69). */
function toPriced(product: WireProduct, line: CartLine): PricingFields {
  const { discount, flashsale, flashDiscount } = product
  return {
    price: filsFromAed(priceOfSize(product, findEntry(product, line))),
    discount,
    flashsale,
    flashDiscount,
  }
}

function findProblem(product: WireProduct | undefined, stock: number, quantity: number): LineProblem | null {
  if (!product) return 'gone'
  if (stock < 1) return 'sold_out'
  return quantity > stock ? 'too_many' : null
}

function getPicture(product: WireProduct | undefined, colorName: string): string | undefined {
  const variant = product?.variants.find((one) => one.colorName === colorName)
  return variant?.images[0] ?? product?.image[0]
}

/**
 * The cart with current names, prices and stock. Unavailable lines stay in the list but cost nothing; the totals are
 * those of the other lines (CART-05 to CART-16).
 */
export function describeCart(
  lines: readonly CartLine[],
  products: ReadonlyMap<string, WireProduct>,
  fees: DeliveryFees,
): CartContents {
  const known = lines.map((line) => {
    const product = products.get(line.productId)
    const stock = findEntry(product, line)?.stocks ?? 0
    const problem = findProblem(product, stock, line.quantity)
    const counts = product !== undefined && problem !== 'gone' && problem !== 'sold_out'
    return { line, product, stock, problem, priced: counts ? toPriced(product, line) : null }
  })
  const orderable = known.flatMap(({ line, product, priced }) =>
    product && priced
      ? [
          {
            product: priced,
            quantity: line.quantity,
            category: product.category,
            subCategory: product.subCategory,
            sku: product.sku,
          },
        ]
      : [],
  )
  const totals = cartTotals(orderable, fees)
  const prices = totals.lines.values()
  const items = known.map(({ line, product, stock, problem, priced }): CartItem => {
    const price = priced ? prices.next().value : undefined
    const unitPrice = product ? orderListPrice(toPriced(product, line)) : 0
    const flash = price?.flashUnits ? price.paid - unitPrice * (line.quantity - 1) : null
    return {
      line,
      product: product ?? null,
      path: product && wireProductPath(product),
      picture: getPicture(product, line.colorName),
      stock,
      problem,
      unitPrice,
      original: price?.original ?? 0,
      paid: price?.paid ?? 0,
      flashPrice: flash !== null && flash < unitPrice ? flash : null,
      missesFlash:
        priced !== null &&
        appliedDiscount(priced) > priced.discount &&
        line.quantity > (price?.flashUnits ?? 0),
    }
  })
  return { items, totals, orderable, hasProblems: items.some((item) => item.problem !== null) }
}
