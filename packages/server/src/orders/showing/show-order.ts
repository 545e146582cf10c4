import { ORDER_LOOKUP_WAITS } from '@little-dunes/domain/accounts/attempt-waits'
import type { WireOrderPage, WireOrderStep } from '@little-dunes/domain/contract/orders/order-page-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { isRefusal, type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { isUndoneDelivery } from '@little-dunes/domain/orders/order-lifecycle'
import { orderNumberText, readOrderNumber } from '@little-dunes/domain/orders/order-number'
import { carrierNameIn, carrierOfName } from '@little-dunes/domain/orders/shipping/carriers'
import { and, asc, desc, eq, isNull, ne, type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'
import { parsePhoneNumber } from '#accounts/phone-number'
import { countAttempt } from '#accounts/sign-in/count-attempt'
import { refuseWithRetryAfter } from '#accounts/sign-in/limit-sign-in'
import { toNetwork } from '#http/limits/to-network'
import type { Operation, RequestContext } from '#http/perform-call'
import { loadOrders } from '#orders/showing/load-orders'
import { isValidOrderKey } from '#orders/showing/order-link'
import { orderNotes, orderParcels } from '#orders/store/fulfilment-tables'
import { orderEvents, orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { readPushKeys } from '#push/push-keys'
import { readCarriers } from '#settings/read-carriers'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** D-76. */
export const showOrder: Operation<'POST /api/order/show'> = async (shop, caller, input, context) => {
  const number = readOrderNumber(input.number)
  if (number === null) return refuse('order_not_found')
  const isOfCaller = and(eq(orders.number, number), eq(orders.userId, caller.id))
  const page = await loadPage(shop, isOfCaller, context.language)
  return isRefusal(page) ? page : { ...page, belongsToCaller: true }
}

/** For customers with the link in an email. */
export const showLinkedOrder: Operation<'POST /api/order/show-linked'> = async (
  shop,
  _caller,
  input,
  context,
) => {
  const number = readOrderNumber(input.number)
  if (number === null || !(await isValidOrderKey(shop, orderNumberText(number), input.key)))
    return refuse('link_ended')
  const page = await loadPage(shop, eq(orders.number, number), context.language)
  return isRefusal(page) ? page : { ...page, belongsToCaller: await isOfGuest(shop, page.order._id) }
}

/**
 * Shows the progress of an order to callers who know its number and one of its phones. It reveals none of the items.
 */
export const trackOrder: Operation<'POST /api/order/track'> = async (shop, _caller, input, context) => {
  const [number, phone] = [readOrderNumber(input.number), parsePhoneNumber(input.phone)]
  const tooMany = await limitTracking(shop, number, context)
  if (tooMany) return tooMany
  if (number === null || phone === null) return refuse('order_not_tracked')
  const [stored] = await shop.db
    .select({ id: orders.id, accountPhone: users.phone, address: orders.address })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(and(eq(orders.number, number), ne(orders.status, 'Pending Payment')))
  const isKnown = stored && [stored.accountPhone, parsePhoneNumber(stored.address.phone)].includes(phone)
  if (!isKnown) return refuse('order_not_tracked')
  return {
    number: orderNumberText(number),
    ...(await loadWay(shop, stored.id, context.language)),
  }
}

/** Counts every attempt, right or wrong. Returns the refusal when the network or the order must wait. */
async function limitTracking(shop: Shop, number: number | null, context: RequestContext) {
  if (!shop.limitsAttempts) return null
  const wait = await countAttempt(shop, [
    { key: `track from ${toNetwork(context.address)}`, rule: ORDER_LOOKUP_WAITS.network },
    { key: `track ${number}`, rule: ORDER_LOOKUP_WAITS.order },
  ])
  return wait > 0 ? refuseWithRetryAfter(wait, context) : null
}

async function loadPage(
  shop: Shop,
  which: SQL | undefined,
  language: Language,
): Promise<Omit<WireOrderPage, 'belongsToCaller'> | Refusal> {
  const [order] = await loadOrders(shop, which, 1)
  if (!order) return refuse('order_not_found')
  const totals = await loadTotals(shop, order._id)
  const documents = await loadDocuments(shop, order._id)
  const notes = await loadNotes(shop, order._id)
  const estimatedDay = await loadEstimatedDay(shop, order._id)
  const pushKey = await loadPushKey(shop)
  const way = await loadWay(shop, order._id, language)
  return { order, totals, documents, notes, estimatedDay, pushKey, ...way }
}

async function isOfGuest(shop: Shop, orderId: string): Promise<boolean> {
  const [stored] = await shop.db
    .select({ guest: users.guest })
    .from(orders)
    .innerJoin(users, eq(users.id, orders.userId))
    .where(eq(orders.id, orderId))
  return stored?.guest ?? false
}

async function loadDocuments(shop: Shop, orderId: string): Promise<WireOrderPage['documents']> {
  const { kind, number, issuedAt } = taxDocuments
  const stored = await shop.db
    .select({ kind, number, issuedAt })
    .from(taxDocuments)
    .where(and(eq(taxDocuments.orderId, orderId), isNull(taxDocuments.voidedAt)))
    .orderBy(asc(kind), asc(taxDocuments.year), asc(taxDocuments.sequence))
  return stored.map((document) => ({ ...document, issuedAt: document.issuedAt.getTime() }))
}

async function loadNotes(shop: Shop, orderId: string): Promise<WireOrderPage['notes']> {
  const { at, text, id } = orderNotes
  const stored = await shop.db
    .select({ at, text })
    .from(orderNotes)
    .where(and(eq(orderNotes.orderId, orderId), orderNotes.isForCustomer))
    .orderBy(desc(at), desc(id))
  return stored.map((note) => ({ ...note, at: note.at.getTime() }))
}

async function loadEstimatedDay(shop: Shop, orderId: string): Promise<string | null> {
  const [stored] = await shop.db
    .select({ day: orders.estimatedDay })
    .from(orders)
    .where(eq(orders.id, orderId))
  return stored?.day ?? null
}

async function loadPushKey(shop: Shop): Promise<string | null> {
  const [settings] = await shop.db.select({ on: shopSettings.orderPush }).from(shopSettings)
  return settings?.on ? (await readPushKeys(shop)).publicKey : null
}

async function loadTotals(shop: Shop, orderId: string): Promise<WireOrderPage['totals']> {
  const refunded = sql`(SELECT coalesce(sum(r.amount), 0) FROM refunds r
    WHERE r.order_id = orders.id AND NOT r.is_edit)`
  const refundedCredit = sql`(SELECT coalesce(sum(r.credit), 0) FROM refunds r
    WHERE r.order_id = orders.id AND NOT r.is_edit)`
  const { subtotal, discounted, coupon, delivery, express, cashFee, amount, vat, vatRate } = orders
  const [stored] = await shop.db
    .select({
      ...{ subtotal, discounted, coupon, delivery, express, cashFee, amount, vat, vatRate },
      refunded: refunded.mapWith(Number),
      refundedCredit: refundedCredit.mapWith(Number),
    })
    .from(orders)
    .where(eq(orders.id, orderId))
  if (!stored) throw new Error('Order not found')
  const { vatRate: rate, ...amounts } = stored
  const inAed = Object.entries(amounts).map(([name, fils]) => [name, aedFromFils(fils)])
  return { ...Object.fromEntries(inAed), vatRate: rate }
}

/** Status history of an order without undone deliveries, and its parcel. */
async function loadWay(
  shop: Shop,
  orderId: string,
  language: Language,
): Promise<Pick<WireOrderPage, 'steps' | 'parcel'>> {
  const events = await shop.db
    .select({ from: orderEvents.fromStatus, to: orderEvents.toStatus, at: orderEvents.at })
    .from(orderEvents)
    .where(and(eq(orderEvents.orderId, orderId), ne(orderEvents.toStatus, 'Pending Payment')))
    .orderBy(asc(orderEvents.id))
  const [parcel] = await shop.db.select().from(orderParcels).where(eq(orderParcels.orderId, orderId))
  const steps: WireOrderStep[] = []
  for (const event of events) {
    if (isUndoneDelivery(event)) steps.pop()
    else steps.push({ status: event.to, at: event.at.getTime() })
  }
  if (!parcel) return { steps, parcel: null }
  const carriers = await readCarriers(shop)
  const carrier = carrierNameIn(carriers, parcel.carrier, language)
  const carrierPhone = carrierOfName(carriers, parcel.carrier)?.phone ?? ''
  return { steps, parcel: { ...parcel, carrier, trackingUrl: parcel.trackingUrl || null, carrierPhone } }
}
