import { isUuid } from '@little-dunes/domain/catalogue/product'
import { MAX_PACKED_AT_ONCE } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import { and, asc, count, desc, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { type ItemRow, loadUnits } from '#documents/order-items'
import type { Operation } from '#http/perform-call'
import { viewCondition } from '#orders/staff/find-orders'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'

/** Uses the Arabic names. */
const inArabic = (item: ItemRow): ItemRow => ({
  ...item,
  name: item.nameAr || item.name,
  colour: item.colourAr || item.colour,
})

/** Units to pick from the shelves, by order. */
export const seePacking: Operation<'GET /api/staff/packing'> = async (
  shop,
  _member,
  { orderIds },
  { language },
) => {
  const { id, number, address, shippingMethod, placedAt } = orders
  const waiting = viewCondition('to_pack', shop.now())
  const withMissingItem = shop.db
    .select({ id: orderNotes.orderId })
    .from(orderNotes)
    .where(isNotNull(orderNotes.asksFor))
  const condition =
    orderIds === undefined ? notInArray(id, withMissingItem) : inArray(id, orderIds.filter(isUuid))
  const rows = await shop.db
    .select({ id, number, address, shippingMethod })
    .from(orders)
    .where(and(waiting, condition))
    .orderBy(desc(shippingMethod), asc(placedAt), asc(id))
    .limit(MAX_PACKED_AT_ONCE)
  const named = language === SECOND_LANGUAGE ? inArabic : (item: ItemRow) => item
  const items = await loadUnits(
    shop,
    rows.map((order) => order.id),
  )
  const [leftOut] =
    orderIds === undefined
      ? await shop.db
          .select({ orders: count() })
          .from(orders)
          .where(and(waiting, inArray(id, withMissingItem)))
      : []
  return {
    ordersLeftOut: leftOut?.orders ?? 0,
    orders: rows.map((order) => ({
      id: order.id,
      number: order.number,
      name: order.address.fullname,
      region: order.address.region,
      express: order.shippingMethod === 'Express',
      items: (items.get(order.id) ?? []).filter(({ quantity }) => quantity > 0).map(named),
    })),
  }
}
