import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(() => shop.close())

const staff = () => ({ token })
const see = async (orderId: string) =>
  requireSuccess(await shop.call('GET /api/staff/order', { orderId }, staff())).order
const isMarked = async (orderId: string) => {
  const { orders } = requireSuccess(await shop.call('GET /api/staff/orders', {}, staff()))
  const inList = orders.find(({ id }) => id === orderId)?.changedSincePacked
  expect((await see(orderId)).changedSincePacked).toBe(inList)
  return inList
}
const counts = async () => requireSuccess(await shop.call('GET /api/staff/orders/counts', {}, staff()))
const move = (orderId: string, to: 'Packing' | 'Shipped', boxChecked?: boolean) =>
  shop.call('POST /api/staff/order/move', { orderId, to, ...(boxChecked && { boxChecked }) }, staff())

async function placed() {
  const [customer, product] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(product, { quantity: 2 })], 200)
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', body, { token: customer.token }),
  )
  return orderId
}

async function editLines(orderId: string) {
  const { lines } = await see(orderId)
  const from = lines.map(({ position, sku, quantity }) => ({ position, sku, quantity }))
  const edit = { orderId, from, remaining: [{ position: 0, quantity: 1 }], added: [] }
  const { amount } = requireSuccess(await shop.call('POST /api/staff/order/lines/quote', edit, staff()))
  const change = { ...edit, amount: amount / 100, reason: 'Asked on the phone' }
  requireSuccess(await shop.call('POST /api/staff/order/lines', change, staff()))
}

const editAddress = async (orderId: string) =>
  requireSuccess(
    await shop.call(
      'POST /api/staff/order/address',
      { orderId, from: ADDRESS, to: { ...ADDRESS, street: 'Villa 9' } },
      staff(),
    ),
  )

async function packed(before?: (orderId: string) => Promise<unknown>) {
  const orderId = await placed()
  await before?.(orderId)
  shop.clock.moveBy(1)
  requireSuccess(await move(orderId, 'Packing'))
  shop.clock.moveBy(1)
  return orderId
}

test('an order whose items or address changed after packing is marked and counted, and one changed before is not', async () => {
  const [unchanged, lines, address] = [await packed(editLines), await packed(), await packed()]
  expect([await isMarked(unchanged), await isMarked(lines)]).toEqual([false, false])
  expect(await counts()).toMatchObject({ to_ship: 3, changed_since_packed: 0 })
  await editLines(lines)
  await editAddress(address)
  expect([await isMarked(unchanged), await isMarked(lines), await isMarked(address)]).toEqual([
    false,
    true,
    true,
  ])
  expect(await counts()).toMatchObject({ to_ship: 3, changed_since_packed: 2 })
  for (const orderId of [unchanged, lines, address]) await move(orderId, 'Shipped', true)
  expect(await isMarked(lines)).toBe(false)
  expect(await counts()).toMatchObject({ to_ship: 0, changed_since_packed: 0 })
})

test('a changed order ships only after a check, alone or in bulk', async () => {
  const [unchanged, changed, other] = [await packed(), await packed(), await packed()]
  await editLines(changed)
  await editAddress(other)
  expect(await move(changed, 'Shipped')).toMatchObject({ code: 'changed_since_packed' })
  const ship = async (boxesChecked?: string[]) => {
    const orderIds = [unchanged, changed, other]
    const input = { orderIds, to: 'Shipped' as const, ...(boxesChecked && { boxesChecked }) }
    return requireSuccess(await shop.call('POST /api/staff/orders/move', input, staff())).results
  }
  expect(await ship([other])).toEqual([
    { orderId: unchanged, moved: true, code: null },
    { orderId: changed, moved: false, code: 'changed_since_packed' },
    { orderId: other, moved: true, code: null },
  ])
  requireSuccess(await move(changed, 'Shipped', true))
  expect((await see(changed)).status).toBe('Shipped')
})
