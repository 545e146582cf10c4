import { orderListPrice } from '@little-dunes/domain/catalogue/pricing'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import { productPath } from '@little-dunes/domain/paths'
import type { accountMessages } from '#account/account-messages'

export type WireOrderItem = WireOrder['items'][number]

/** An ordered item in a list; one unit at `discount` only (ORD-09, D-07). */
export interface OrderItemView {
  key: string
  name: string
  /** Label of the colour, as shown to the customer. */
  colour: string
  path: string
  picture: string | undefined
  now: Fils
  before: Fils
  /** Price of the one unit at the flash price (D-03). */
  flash: Fils | null
}

export function orderItemView(item: WireOrderItem): OrderItemView {
  const price = filsFromAed(item.price)
  const now = orderListPrice({ price, discount: item.discount })
  const bought = item.variants.find((variant) => variant.colorName === item.colorName)
  return {
    key: `${item.itemId} ${item.size} ${item.colorName}`,
    name: item.name,
    colour: bought?.colorLabel ?? item.colorName,
    path: productPath({ ...item, id: item.itemId }),
    picture: bought?.images[0] ?? item.image[0],
    now,
    before: price,
    flash: item.flashUnits > 0 ? item.linePaid - now * (item.quantity - 1) : null,
  }
}

/** State of the refund of a cancelled order; null when there is nothing to refund (D-48). */
export function refundText({ refund }: Pick<WireOrder, 'refund'>, t: typeof accountMessages): string | null {
  if (!refund) return null
  return refund.refundedAt === null ? t.refundOnItsWay : t.refunded(refund.refundedAt)
}
