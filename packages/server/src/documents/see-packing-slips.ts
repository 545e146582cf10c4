import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParcelDocument } from '@little-dunes/domain/contract/documents/document-calls'
import { amountDue } from '@little-dunes/domain/orders/credit/store-credit'
import { hasPackingSlip } from '@little-dunes/domain/orders/order-lifecycle'
import { type Carrier, carrierOfName } from '@little-dunes/domain/orders/shipping/carriers'
import { and, asc, eq, inArray } from 'drizzle-orm'
import { type ItemRow, loadUnits } from '#documents/order-items'
import type { Operation } from '#http/perform-call'
import { orderParcels } from '#orders/store/fulfilment-tables'
import { orderEvents, orders } from '#orders/store/order-tables'
import { readCarriers } from '#settings/read-carriers'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'
import { actorNameSql } from '#staff/actor-name'

type OrderRow = typeof orders.$inferSelect

/** Data of slips and labels of several orders. `skipped` lists orders without documents and their status. */
export const seePackingSlips: Operation<'GET /api/staff/orders/packing-slips'> = async (
  shop,
  _member,
  { orderIds },
) => {
  const ids = orderIds.filter(isUuid)
  const rows = await shop.db.select().from(orders).where(inArray(orders.id, ids))
  const parcels = await shop.db.select().from(orderParcels).where(inArray(orderParcels.orderId, ids))
  const byId = new Map(rows.map((order) => [order.id, order]))
  const travel = new Map(parcels.map(({ orderId, ...parcel }) => [orderId, parcel]))
  const carriers = await readCarriers(shop)
  const printed = rows.filter(({ status }) => hasPackingSlip(status)).toSorted((a, b) => a.number - b.number)
  const items = await loadUnits(
    shop,
    printed.map(({ id }) => id),
  )
  const packed = await packedBy(shop, ids)
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings) throw new Error('The shop_settings table is empty')
  return {
    papers: printed.map((order) => ({
      ...toPaper(order, items.get(order.id) ?? []),
      ...onLabel(travel.get(order.id), carriers),
      packed: packed.get(order.id) ?? null,
    })),
    skipped: orderIds
      .filter((id) => !printed.some((order) => order.id === id))
      .map((id) => ({ id, number: byId.get(id)?.number ?? null, status: byId.get(id)?.status ?? null })),
    seller: {
      name: settings.sellerName,
      address: settings.sellerAddress,
      phone: settings.phone,
      email: settings.helpEmail,
      returnDays: settings.returnDays,
    },
  }
}

/** Courier data on the label. */
function onLabel(
  parcel: { carrier: string; trackingNumber: string } | undefined,
  carriers: readonly Carrier[],
): Pick<ParcelDocument, 'trackingNumber' | 'carrier'> {
  if (!parcel) return { trackingNumber: null, carrier: null }
  const { carrier: name, trackingNumber } = parcel
  const nameAr = carrierOfName(carriers, name)?.nameAr ?? ''
  return { trackingNumber: trackingNumber || null, carrier: { name, nameAr } }
}

/** First names only, since customers read them. The last team member who packed the order counts. */
async function packedBy(
  { db }: Pick<Shop, 'db'>,
  ids: string[],
): Promise<Map<string, ParcelDocument['packed']>> {
  const { orderId, toStatus, at, actor, id } = orderEvents
  const events = await db
    .select({ orderId, at, by: actorNameSql(actor) })
    .from(orderEvents)
    .where(and(inArray(orderId, ids), eq(toStatus, 'Packing')))
    .orderBy(asc(id))
  return new Map(
    events.map((event) => {
      const [by = ''] = event.by.split(/[ @]/)
      return [event.orderId, { by, at: event.at.getTime() }]
    }),
  )
}

type Slip = Omit<ParcelDocument, 'trackingNumber' | 'carrier' | 'packed'>

function toPaper(order: OrderRow, items: ItemRow[]): Slip {
  const { fullname: name, phone, street, city, region } = order.address
  return {
    id: order.id,
    number: order.number,
    express: order.shippingMethod === 'Express',
    ...{ name, phone, street, city, region },
    collect: order.paymentMethod === 'cod' && !order.paid ? amountDue(order) : 0,
    items: items.filter(({ quantity }) => quantity > 0),
    refunded: items
      .filter(({ refunded }) => refunded > 0)
      .map(({ name, nameAr, refunded: quantity }) => ({ name, nameAr, quantity })),
  }
}
