import { afterAll, beforeAll, expect, test } from 'vitest'
import { aCustomer } from '#testing/a-customer'
import { aMember, aRole } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>
let packer: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  owner = await aMember(shop.shop, 'owner')
  packer = await aMember(shop.shop, 'packer')
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 100 } }] })
})
afterAll(() => shop.close())

async function shipped() {
  const { token } = await aCustomer(shop.shop)
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }),
  )
  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, packer))
  return orderId
}
const three = async () => [await shipped(), await shipped(), await shipped()]
const deliverAll = async (orderIds: string[], who = packer) =>
  requireSuccess(await shop.call('POST /api/staff/orders/move', { orderIds, to: 'Delivered' }, who))
const undo = (id: number | null, who = packer, group = true) =>
  shop.call('POST /api/staff/audit-log/undo', { id: id ?? 0, group }, who)
const undoOne = (orderId: string) => shop.call('POST /api/staff/order/undo-delivery', { orderId }, packer)
const loadStatus = async (orderId: string) =>
  requireSuccess(await shop.call('GET /api/staff/order', { orderId }, owner)).order.status
const statuses = (orderIds: string[]) => Promise.all(orderIds.map(loadStatus))
const log = async () => requireSuccess(await shop.call('GET /api/staff/audit-log', {}, owner)).changes

test('the author undoes deliveries of one step together, and the log marks their entry as undone', async () => {
  const orderIds = await three()
  const { changeId } = await deliverAll(orderIds)
  const [entry] = await log()
  expect(entry).toMatchObject({ id: changeId, undo: 'possible', group: { size: 3, undone: 0 } })
  expect(await undo(changeId)).toEqual({ success: true, undone: 3, skipped: [] })
  expect(await statuses(orderIds)).toEqual(['Shipped', 'Shipped', 'Shipped'])
  const [undoing, undone] = await log()
  expect(undoing).toMatchObject({
    call: 'POST /api/staff/order/undo-delivery',
    undo: 'order',
    group: { size: 3 },
    undoes: { who: packer.name },
  })
  expect(undone).toMatchObject({ id: changeId, group: { size: 3, undone: 3 } })
  expect(await undo(changeId)).toEqual({ success: true, undone: 0, skipped: [] })
})

test('a delivery with an opened invoice is skipped with the reason, and the others are undone', async () => {
  const orderIds = await three()
  const { changeId } = await deliverAll(orderIds)
  const [opened = '', ...others] = orderIds
  requireSuccess(await shop.call('GET /api/staff/orders/documents', { orderIds: [opened] }, packer))
  const answer = requireSuccess(await undo(changeId))
  expect(answer).toMatchObject({
    undone: 2,
    skipped: [{ name: expect.stringMatching(/^LD-/), message: expect.stringContaining('invoice') }],
  })
  expect(await loadStatus(opened)).toBe('Delivered')
  expect(await statuses(others)).toEqual(['Shipped', 'Shipped'])
  expect(await undo(changeId)).toMatchObject({ undone: 0, skipped: [{}] })
})

test('an undo on the order marks the delivery in the log, and an earlier delivery is not undone twice', async () => {
  const orderId = await shipped()
  const { changeId: first } = await deliverAll([orderId])
  requireSuccess(await undoOne(orderId))
  expect((await log()).find(({ id }) => id === first)).toMatchObject({ undone: ['status'] })
  await deliverAll([orderId])
  expect(await undo(first, owner, false)).toMatchObject({ code: 'delivery_undone' })
  expect(await loadStatus(orderId)).toBe('Delivered')
})

test('other steps cannot be undone here, and undoing the changes of others requires access to the log', async () => {
  const orderId = await shipped()
  const [step] = await log()
  expect(step).toMatchObject({ undo: 'order' })
  expect(await undo(step?.id ?? 0, packer, false)).toMatchObject({ code: 'cannot_undo', reason: 'order' })
  const { changeId } = await deliverAll([orderId], owner)
  expect(await undo(changeId, packer)).toMatchObject({ code: 'forbidden' })
  const reader = await aMember(shop.shop, await aRole(shop.shop, ['orders:pack', 'audit-log:read']))
  expect(await undo(changeId, reader)).toMatchObject({ code: 'forbidden' })
  expect(await loadStatus(orderId)).toBe('Delivered')
  requireSuccess(await undo(changeId, owner))
})
