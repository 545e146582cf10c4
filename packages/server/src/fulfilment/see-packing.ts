import { isProductId } from '@little-dunes/domain/catalogue/product'
import { MOST_PACKED_AT_ONCE } from '@little-dunes/domain/contract/fulfilment/packing-calls'
import { and, asc, count, desc, inArray, isNotNull, notInArray } from 'drizzle-orm'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { type PieceRow, piecesOf } from '#documents/order-pieces'
import type { Operation } from '#http/perform-call'
import { viewCondition } from '#orders/staff/find-orders'
import { orderNotes } from '#orders/store/fulfilment-tables'
import { orders } from '#orders/store/order-tables'

/** Uses the Arabic names. */
const inArabic = (piece: PieceRow): PieceRow => ({
  ...piece,
  name: piece.nameAr || piece.name,
  colour: piece.colourAr || piece.colour,
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
  const withMissingPiece = shop.db
    .select({ id: orderNotes.orderId })
    .from(orderNotes)
    .where(isNotNull(orderNotes.asksFor))
  const wanted =
    orderIds === undefined ? notInArray(id, withMissingPiece) : inArray(id, orderIds.filter(isProductId))
  const found = await shop.db
    .select({ id, number, address, shippingMethod })
    .from(orders)
    .where(and(waiting, wanted))
    .orderBy(desc(shippingMethod), asc(placedAt), asc(id))
    .limit(MOST_PACKED_AT_ONCE)
  const named = language === SECOND_LANGUAGE ? inArabic : (piece: PieceRow) => piece
  const pieces = await piecesOf(
    shop,
    found.map((order) => order.id),
  )
  const [leftOut] =
    orderIds === undefined
      ? await shop.db
          .select({ orders: count() })
          .from(orders)
          .where(and(waiting, inArray(id, withMissingPiece)))
      : []
  return {
    ordersLeftOut: leftOut?.orders ?? 0,
    orders: found.map((order) => ({
      id: order.id,
      number: order.number,
      name: order.address.fullname,
      region: order.address.region,
      express: order.shippingMethod === 'Express',
      pieces: (pieces.get(order.id) ?? []).filter(({ quantity }) => quantity > 0).map(named),
    })),
  }
}
