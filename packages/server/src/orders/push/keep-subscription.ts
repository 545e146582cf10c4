import { createECDH } from 'node:crypto'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { and, desc, eq, inArray } from 'drizzle-orm'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation, RequestContext } from '#http/perform-call'
import { linkedGuestOrder } from '#orders/linked-order'
import { lockOrder } from '#orders/store/lock-order'
import { orders } from '#orders/store/order-tables'
import { pushSubscriptions } from '#orders/store/push-tables'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

type Device = ParsedInput<'POST /api/order/push'>['device']

/** Maximum per order. Five devices are plenty for a family; more is abuse. */
const MAX_DEVICES = 5

export const subscribeDevice: Operation<'POST /api/order/push'> = async (shop, caller, input, context) => {
  const number = readOrderNumber(input.number)
  if (number === null) return refuse('order_not_found')
  const [result] = await shop.db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.number, number), eq(orders.userId, caller.id)))
  return result ? keep(shop, result.id, input.device, context) : refuse('order_not_found')
}

/** For guests with the link in an email. */
export const subscribeLinkedDevice: Operation<'POST /api/order/push-linked'> = async (
  shop,
  _caller,
  input,
  context,
) => {
  const result = await linkedGuestOrder(shop, input)
  return isRefusal(result) ? result : keep(shop, result.id, input.device, context)
}

/** The caller proves access by the endpoint address of its browser. */
export const isDeviceSubscribed: Operation<'POST /api/order/push-state'> = async (shop, _caller, input) => {
  const { id } = pushSubscriptions
  const result = await shop.db.select({ id }).from(pushSubscriptions).where(ofDevice(shop, input))
  return { on: result.length > 0 }
}

export const unsubscribeDevice: Operation<'POST /api/order/push-off'> = async (shop, _caller, input) => {
  await shop.db.delete(pushSubscriptions).where(ofDevice(shop, input))
  return { textKey: 'push_stopped' }
}

function ofDevice(shop: Shop, { number, endpoint }: { number: string; endpoint: string }) {
  const orderNumber = readOrderNumber(number) ?? 0
  const ids = shop.db.select({ id: orders.id }).from(orders).where(eq(orders.number, orderNumber))
  return and(eq(pushSubscriptions.endpoint, endpoint), inArray(pushSubscriptions.orderId, ids))
}

/** Messages can be encrypted only for a key that is a point on the curve. */
function isReader({ p256dh, auth }: Device): boolean {
  const probe = createECDH('prime256v1')
  probe.generateKeys()
  try {
    probe.computeSecret(Buffer.from(p256dh, 'base64url'))
    return Buffer.from(auth, 'base64url').length === 16
  } catch {
    return false
  }
}

async function keep(
  shop: Shop,
  orderId: string,
  device: Device,
  { language }: RequestContext,
): Promise<{ textKey: 'push_told' } | Refusal> {
  const [settings] = await shop.db.select({ on: shopSettings.orderPush }).from(shopSettings)
  if (!settings?.on) return refuse('push_off')
  if (!shop.push.accepts(device.endpoint) || !isReader(device)) return refuse('push_device')
  return inTransactionOrRefuse(shop, async (tx) => {
    if (!(await lockOrder(tx, orderId))) return refuse('order_not_found')
    const { endpoint, p256dh, auth } = device
    const row = { p256dh, auth, language, createdAt: tx.now() }
    await tx.db
      .insert(pushSubscriptions)
      .values({ id: tx.newId(), orderId, endpoint, ...row })
      .onConflictDoUpdate({ target: [pushSubscriptions.orderId, pushSubscriptions.endpoint], set: row })
    const { id, createdAt } = pushSubscriptions
    const older = tx.db
      .select({ id })
      .from(pushSubscriptions)
      .where(eq(pushSubscriptions.orderId, orderId))
      .orderBy(desc(createdAt), desc(id))
      .offset(MAX_DEVICES)
    await tx.db.delete(pushSubscriptions).where(inArray(id, older))
    return { textKey: 'push_told' as const }
  })
}
