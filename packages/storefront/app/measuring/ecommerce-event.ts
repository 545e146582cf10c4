import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import { priceOfSize } from '@little-dunes/domain/catalogue/size-prices'
import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { aedFromFils, type Fils, filsFromAed } from '@little-dunes/domain/money'
import type { CartLine } from '@little-dunes/domain/orders/cart'

/** An item of an event (developers.google.com/analytics/devguides/collection/ga4/reference/events); `price` in AED. */
export interface EventItem {
  item_id: string
  item_name: string
  item_category?: string
  item_variant?: string
  price: number
  quantity: number
}

export type EventName =
  | 'view_item_list'
  | 'view_item'
  | 'select_item'
  | 'add_to_cart'
  | 'remove_from_cart'
  | 'view_cart'
  | 'begin_checkout'
  | 'add_payment_info'
  | 'purchase'
  | 'refund'

/** `value` in AED: the sum of the items, the paid amount of a purchase or the refunded amount of a refund. */
export interface EcommerceEvent {
  name: EventName
  parameters: {
    currency: 'AED'
    value: number
    items: EventItem[]
    transaction_id?: string
    coupon?: string
    payment_type?: string
  }
}

const sumPrices = (items: readonly EventItem[]): number =>
  aedFromFils(items.reduce((sum, { price, quantity }) => sum + filsFromAed(price) * quantity, 0))

export const toEvent = (name: EventName, items: EventItem[]): EcommerceEvent => ({
  name,
  parameters: { currency: 'AED', value: sumPrices(items), items },
})

/** The item of a card or a product page; `now` in fils. */
export const shownItem = (shown: { id: string; name: string; category: string; now: Fils }): EventItem => ({
  item_id: shown.id,
  item_name: shown.name,
  item_category: shown.category,
  price: aedFromFils(shown.now),
  quantity: 1,
})

/** A cart line at its displayed price; null for a product that is no longer in the shop. */
export function cartItem(line: CartLine, product: WireProduct | undefined): EventItem | null {
  if (!product) return null
  const sizes = product.variants.find(({ colorName }) => colorName === line.colorName)?.sizes ?? []
  const price = filsFromAed(
    priceOfSize(
      product,
      sizes.find(({ size }) => size === line.size),
    ),
  )
  const now = displayedPrice({ ...product, price })
  const { name, category } = product
  return {
    ...shownItem({ id: line.productId, name, category, now }),
    item_variant: `${line.colorName} / ${line.size}`,
    quantity: line.quantity,
  }
}

/** The order at its paid prices: item prices are exact to the fils where the line is divisible, the value always is. */
export function toPurchase({ number, amount, items, discountCode }: WireOrder): EcommerceEvent {
  return {
    name: 'purchase',
    parameters: {
      currency: 'AED',
      value: amount,
      transaction_id: number,
      ...(discountCode && { coupon: discountCode }),
      items: items.map(({ itemId, name, category, colorName, size, quantity, linePaid }) => ({
        item_id: itemId,
        item_name: name,
        item_category: category,
        item_variant: `${colorName} / ${size}`,
        price: aedFromFils(Math.round(linePaid / quantity)),
        quantity,
      })),
    },
  }
}

/** The amount refunded since `before`, both in AED. It lists no items, so Google counts the value alone. */
export const toRefundEvent = (number: string, refunded: number, before: number): EcommerceEvent => ({
  name: 'refund',
  parameters: {
    currency: 'AED',
    value: aedFromFils(filsFromAed(refunded) - filsFromAed(before)),
    transaction_id: number,
    items: [],
  },
})

/** Units added to and removed from the cart, by line. */
export function cartChange(before: readonly CartLine[], after: readonly CartLine[]) {
  const toKey = ({ productId, size, colorName }: CartLine) => JSON.stringify([productId, size, colorName])
  const had = new Map(before.map((line) => [toKey(line), line.quantity]))
  const has = new Map(after.map((line) => [toKey(line), line.quantity]))
  const more = after.map((line) => ({ ...line, quantity: line.quantity - (had.get(toKey(line)) ?? 0) }))
  const less = before.map((line) => ({ ...line, quantity: line.quantity - (has.get(toKey(line)) ?? 0) }))
  const some = ({ quantity }: CartLine) => quantity > 0
  return { added: more.filter(some), removed: less.filter(some) }
}
