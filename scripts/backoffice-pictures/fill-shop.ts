import { REGIONS } from '@little-dunes/domain/accounts/address'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { placeOrder, undiscountedChoices } from '../../e2e/fixtures/orders.ts'
import { newPerson } from '../../e2e/fixtures/person.ts'
import type { ShopApi } from '../../e2e/fixtures/shop-api.ts'
import type { StaffCall } from '../../e2e/fixtures/staff-calls.ts'

const CUSTOMERS = [
  'Fatima Al Zaabi',
  'Mariam Haddad',
  'Noura Al Ketbi',
  'Aisha Rahman',
  'Layla Nasser',
  'Hessa Al Shamsi',
  'Sana Qureshi',
]
const ORDERS_EACH = 3
/** Orders that stay in review. */
const IN_REVIEW = 2
const DAY = 24 * 3_600_000

const DAYS = { Normal: 2, Express: 1 }

/** Every day is a working day, so that pictures of two days differ only in their dates. */
const DELIVERY_PLAN: DeliveryPlan = {
  cutOffHour: 24,
  workingDays: [0, 1, 2, 3, 4, 5, 6],
  holidays: [],
  days: Object.fromEntries(REGIONS.map((region) => [region, DAYS])) as DeliveryPlan['days'],
}

export interface PlacedOrder {
  id: string
  number: string
  token: string
}

/** Cash orders of one or two products. */
async function placeOrders(api: ShopApi): Promise<PlacedOrder[]> {
  const choices = await undiscountedChoices(api, CUSTOMERS.length * ORDERS_EACH * 2)
  const placed: PlacedOrder[] = []
  for (let round = 0; round < ORDERS_EACH; round++)
    for (const [place, name] of CUSTOMERS.entries()) {
      const phone = `50700010${place}`
      const person = newPerson({ name, email: `${name.split(' ')[0]?.toLowerCase()}@example.com`, phone })
      const known = placed[place]?.token
      const token = known ?? (await api.signUp(person)).token
      const first = (round * CUSTOMERS.length + place) * 2
      const id = await placeOrder(api, token, person, choices.slice(first, first + 1 + ((place + round) % 2)))
      placed.push({ id, token, number: (await api.orders(token))[0]?.number ?? '' })
    }
  return placed
}

/** Counted units of the first sold sizes: none, few, and few enough to last a week. */
const COUNTED = [0, 1, 3, 4, 5]

/** Books a count with few units of sizes that sell. */
async function countSoldSizes(api: ShopApi, call: StaffCall): Promise<void> {
  const choices = await undiscountedChoices(api, COUNTED.length)
  const skus = choices.map(({ product, colour, size }) => {
    const variant = product.variants.find(({ colorName }) => colorName === colour)
    return variant?.sizes.find((one) => one.size === size)?.subSKU ?? ''
  })
  const { sizes } = await call('POST /api/staff/stock/find', { codes: skus })
  const lines = sizes.map(({ id, sku, movement }) => ({
    ...{ sizeEntryId: id, movement, units: COUNTED[skus.indexOf(sku)] ?? 0 },
    ...{ move: 'counted' as const, note: 'Shelf B4' },
  }))
  await call('POST /api/staff/stock/moves', { lines })
}

/** Two orders are in review, three to pack, some on their way, nine delivered, one refused and one cancelled. */
async function workThrough(call: StaffCall, orders: readonly PlacedOrder[]): Promise<PlacedOrder[]> {
  const delivered: PlacedOrder[] = []
  for (const [place, order] of orders.entries()) {
    const { id: orderId } = order
    if (place === 11) await call('POST /api/staff/order/cancel', { orderId, reason: 'Ordered twice' })
    if (place === 11 || place >= orders.length - IN_REVIEW) continue
    // Several cash orders to one address go to review.
    await call('POST /api/staff/order/approve', { orderId })
    if (place > 15) continue
    await call('POST /api/staff/order/move', { orderId, to: 'Packing' })
    if (place > 12) continue
    const parcel = {
      carrier: place % 2 ? 'Falcon Express' : 'Gulf Parcel',
      trackingNumber: `FX10029${70 + place}`,
    }
    await call('POST /api/staff/order/move', { orderId, to: 'Shipped', parcel })
    if (place === 10) await call('POST /api/staff/order/refuse', { orderId })
    if (place > 8) continue
    await call('POST /api/staff/order/move', { orderId, to: 'Delivered' })
    delivered.push(order)
  }
  return delivered
}

async function askForReturns(
  api: ShopApi,
  call: StaffCall,
  [first, second, third, , fifth]: readonly PlacedOrder[],
) {
  if (!first || !second || !third || !fifth) throw new Error('Too few orders were delivered')
  const request = ({ number, token }: PlacedOrder, reason: 'too_small' | 'damaged', note: string) =>
    api.call(
      'POST /api/return/request',
      { number, resolution: 'refund', note, lines: [{ position: 0, quantity: 1, reason }] },
      token,
    )
  await request(first, 'too_small', 'Tight at the shoulders')
  await request(second, 'damaged', 'A button came off')
  await call('POST /api/staff/order/refund', {
    orderId: third.id,
    lines: [{ position: 0, quantity: 1 }],
    reason: 'A seam was open',
  })
  const { returnId } = await call('POST /api/staff/return/create', {
    orderId: fifth.id,
    lines: [{ position: 0, quantity: 1, reason: 'too_large' }],
    note: 'He wore it once, to a birthday',
  })
  await call('POST /api/staff/return/check', { returnId, lines: [{ position: 0, worn: 1 }] })
}

/**
 * A shop on a working day, made with API calls alone: orders in every status, returns, a refund, discount codes, a sale
 * and a message.
 */
export async function fillShop(api: ShopApi, call: StaffCall, now: number): Promise<PlacedOrder[]> {
  await call('POST /api/staff/delivery-plan', { from: null, to: DELIVERY_PLAN })
  const orders = await placeOrders(api)
  const delivered = await workThrough(call, orders)
  await askForReturns(api, call, delivered)
  await countSoldSizes(api, call)
  const waiting = orders.at(-1)?.id ?? ''
  const missing = 'One item is missing from its shelf'
  await call('POST /api/staff/order/note', { orderId: waiting, text: missing, isItemMissing: true })
  const called = 'We called about your order, and try again after six'
  await call('POST /api/staff/order/note', { orderId: waiting, text: called, isForCustomer: true })
  const always = { minimum: 0, startsAt: null, endsAt: null, maxUses: null, firstOrderOnly: false }
  await call('POST /api/staff/codes/create', {
    ...always,
    code: 'WELCOME10',
    rate: 0.1,
    firstOrderOnly: true,
  })
  await call('POST /api/staff/codes/create', { ...always, code: 'POST', rate: 0, freeDelivery: true })
  const sale = { name: 'White Friday', percent: 20, category: null, productIds: [] }
  await call('POST /api/staff/sales/create', { ...sale, startsAt: now + DAY, endsAt: now + 4 * DAY })
  await call('POST /api/staff/members/invite', { email: 'rashid@example.com', role: 'packer' })
  await api.call('POST /api/contact', {
    name: 'Reem Saleh',
    email: 'reem@example.com',
    message: 'Does the quilted jacket run small? My son is between 110 and 116.',
  })
  return orders
}
