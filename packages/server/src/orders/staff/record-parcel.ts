import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { refuse } from '@little-dunes/domain/messages/failures'
import { carrierOfName, trackingAddress } from '@little-dunes/domain/orders/shipping/carriers'
import { eq } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { orderParcels } from '#orders/store/fulfilment-tables'
import { lockOrder } from '#orders/store/lock-order'
import { readCarriers } from '#settings/read-carriers'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

type Parcel = ParsedInput<'POST /api/staff/order/parcel'>['parcel']

/** A known carrier gets the spelling of the settings. Its tracking page is used unless another address is given. */
export async function writeParcel(tx: Shop, orderId: string, newParcel: Parcel): Promise<void> {
  const { trackingNumber } = newParcel
  const known = carrierOfName(await readCarriers(tx), newParcel.carrier)
  const carrier = known?.name ?? newParcel.carrier
  const trackingUrl =
    newParcel.trackingUrl ?? (known && trackingNumber !== '' ? trackingAddress(known, trackingNumber) : '')
  const parcel = { carrier, trackingNumber, trackingUrl }
  await tx.db
    .insert(orderParcels)
    .values({ orderId, ...parcel })
    .onConflictDoUpdate({ target: orderParcels.orderId, set: parcel })
}

/** Records or corrects the parcel of a shipped order until it is delivered. */
export const changeParcel: Operation<'POST /api/staff/order/parcel'> = async (
  shop,
  member,
  { orderId, parcel },
  context,
) => {
  if (!isUuid(orderId)) return refuse('order_not_found')
  return inTransaction(shop, async (tx) => {
    const order = await lockOrder(tx, orderId)
    if (!order) return refuse('order_not_found')
    if (order.status !== 'Shipped') return refuse('cannot_move', { status: order.status })
    const { carrier, trackingNumber } = orderParcels
    const [stored] = await tx.db
      .select({ carrier, trackingNumber })
      .from(orderParcels)
      .where(eq(orderParcels.orderId, orderId))
    await writeParcel(tx, orderId, parcel)
    const [before, after] = [{ parcel: stored ?? null }, { parcel }]
    await recordAuditEntry(tx, { member, context }, { id: orderId, before, after })
    return null
  })
}
