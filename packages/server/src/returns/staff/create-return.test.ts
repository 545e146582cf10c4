import { DAY } from '@little-dunes/domain/durations'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { emails } from '#emails/email-tables'
import { returnEvents, returns } from '#returns/return-tables'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())
beforeEach(async () => {
  await shop.db.update(shopSettings).set({ returnDays: 14, pickupFee: 0, nonReturnableTypes: '' })
})

type Delivered = Awaited<ReturnType<typeof aBasket>>

/** Three tees of size 90 at AED 100.00 and a hat at AED 50.00. */
async function aBasket() {
  const [tee, hat] = [
    await aProduct(shop.shop),
    await aProduct(shop.shop, { name: 'Sun Hat', subCategory: 'Hats', price: 50_00 }),
  ]
  const order = await aDeliveredOrder(shop, anOrder([aLine(tee, { quantity: 3 }), aLine(hat)], 350))
  return { tee, hat, ...order, packer: await aMember(shop.shop, 'packer') }
}

const returnable = ({ orderId, packer: { token } }: Pick<Delivered, 'orderId' | 'packer'>) =>
  shop.call('GET /api/staff/order/returnable', { orderId }, { token })

const addStaffReturn = (
  { orderId, packer: { token } }: Pick<Delivered, 'orderId' | 'packer'>,
  overrides: object,
  idempotencyKey = '',
) =>
  shop.call(
    'POST /api/staff/return/create',
    { orderId, lines: [{ position: 0, quantity: 1, reason: 'too_small' }], ...overrides },
    { token, idempotencyKey },
  )

const loadStock = async (productId: string, size: string) => {
  const which = and(eq(sizeEntries.productId, productId), eq(sizeEntries.size, size))
  const [entry] = await shop.db.select().from(sizeEntries).where(which)
  return entry?.stocks
}

test('an unrequested return starts as received, is restocked and refunded, and its customer gets an email', async () => {
  const order = await aBasket()
  const { tee, orderId, manager, packer, customer } = order
  expect(requireSuccess(await returnable(order))).toMatchObject({
    until: shop.clock.now().getTime() + 14 * DAY,
    expected: [],
    lines: [
      { position: 0, name: 'Dune Tee', size: '90', units: 3, worth: [100_00, 100_00, 100_00] },
      { position: 1, name: 'Sun Hat', units: 1, worth: [50_00] },
    ],
  })
  const lines = [{ position: 0, quantity: 2, reason: 'damaged' }]
  const { returnId } = requireSuccess(await addStaffReturn(order, { lines, note: ' A seam is open ' }))
  const [event] = await shop.db.select().from(returnEvents).where(eq(returnEvents.returnId, returnId))
  expect(event).toMatchObject({ actor: packer.email, fromStatus: null, toStatus: 'received' })
  const [entry] = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, returnId))
  expect(entry).toMatchObject({
    actor: packer.email,
    call: 'POST /api/staff/return/create',
    changes: { status: [null, 'received'], note: [null, 'A seam is open'] },
  })
  const owner = await aMember(shop.shop, 'owner')
  const auditLog = requireSuccess(
    await shop.call('GET /api/staff/audit-log', {}, { token: owner.token }),
  ).changes
  expect(auditLog.find(({ subjectId }) => subjectId === returnId)?.name).toMatch(/^R-\d+$/)
  expect(await loadStock(tee.id, '90')).toBe(2)

  const staff = { token: manager.token }
  const check = (line: { asNew: number; worn?: number; broken?: number }) =>
    shop.call('POST /api/staff/return/check', { returnId, lines: [{ position: 0, ...line }] }, staff)
  for (const wrong of [{ asNew: 1 }, { asNew: 2, broken: 1 }])
    expect(await check(wrong)).toMatchObject({ code: 'items_not_checked' })
  expect(await loadStock(tee.id, '90')).toBe(2)
  requireSuccess(await check({ asNew: 1, worn: 1 }))
  expect(await loadStock(tee.id, '90')).toBe(3)
  const looked = requireSuccess(await shop.call('GET /api/staff/return', { returnId }, staff)).return
  expect(looked.lines).toMatchObject([{ restocked: 1, worn: 1, broken: 0 }])
  expect(requireSuccess(await shop.call('POST /api/staff/return/refund', { returnId }, staff)).amount).toBe(
    200,
  )
  const rows = await shop.db
    .select({ kind: emails.kind })
    .from(emails)
    .where(eq(emails.to, customer.email))
    .orderBy(asc(emails.id))
  expect(rows.map(({ kind }) => kind).slice(-2)).toEqual(['return_received', 'order_refunded'])
  expect(requireSuccess(await returnable(order)).lines).toMatchObject([{ units: 1 }, { units: 1 }])
  const { number } = order
  const shown = requireSuccess(
    await shop.call('POST /api/return/show', { number }, { token: customer.token }),
  )
  expect(shown.returns).toMatchObject([{ status: 'refunded', refunded: 200 }])
  expect(await shop.db.select().from(returns).where(eq(returns.orderId, orderId))).toHaveLength(1)
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('staff accept late and excluded items that a customer may not return', async () => {
  const order = await aBasket()
  await shop.db.update(shopSettings).set({ nonReturnableTypes: 'Hats' })
  shop.clock.moveBy(15 * DAY)
  const packer = await aMember(shop.shop, 'packer')
  const { number, customer } = order
  const lines = [{ position: 1, quantity: 1, reason: 'changed_mind' as const }]
  expect(
    await shop.call('POST /api/return/request', { number, resolution: 'refund', lines }, customer),
  ).toMatchObject({ code: 'not_returnable', problem: 'too_late' })
  expect(requireSuccess(await returnable({ ...order, packer })).lines).toMatchObject([
    { isExcluded: false },
    { isExcluded: true },
  ])
  requireSuccess(await addStaffReturn({ ...order, packer }, { lines }))
})

test('another size is reserved at once, and a sold-out, unknown or missing one is refused', async () => {
  const order = await aBasket()
  const line = { position: 0, quantity: 2, reason: 'too_small' }
  const exchange = (more: object) =>
    addStaffReturn(order, { resolution: 'exchange', lines: [{ ...line, ...more }] })
  expect(await exchange({})).toMatchObject({ code: 'size_required' })
  expect(await exchange({ newSize: '90' })).toMatchObject({ code: 'size_not_available' })
  await shop.db
    .update(sizeEntries)
    .set({ stocks: 1 })
    .where(and(eq(sizeEntries.productId, order.tee.id), eq(sizeEntries.size, '100')))
  expect(await exchange({ newSize: '100' })).toMatchObject({ code: 'size_not_kept' })
  requireSuccess(await exchange({ newSize: '100', quantity: 1 }))
  expect(await loadStock(order.tee.id, '100')).toBe(0)
})

test('too many items, no items, a repeated line, an order in transit and an unknown order are refused completely', async () => {
  const order = await aBasket()
  const { token } = order.customer
  const line = (quantity: number) => ({ position: 0, quantity, reason: 'too_small' as const })
  const asked = await shop.call(
    'POST /api/return/request',
    { number: order.number, resolution: 'refund', lines: [line(2)] },
    { token },
  )
  const { return: expected } = requireSuccess(asked)
  const seen = requireSuccess(await returnable(order))
  expect(seen.expected.map(({ number }) => `R-${number}`)).toEqual([expected.number])
  expect(seen.lines).toMatchObject([{ units: 1 }, { units: 1 }])
  expect(await addStaffReturn(order, { lines: [line(2)] })).toMatchObject({
    code: 'not_returnable',
    problem: 'nothing_left',
    left: 1,
  })
  for (const lines of [[], [line(1), line(1)]])
    expect(await addStaffReturn(order, { lines })).toMatchObject({ code: 'malformed' })
  expect(await addStaffReturn(order, { lines: [line(0)] })).toMatchObject({ code: 'invalid_quantity' })
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(order.hat)], 75), { token }),
  )
  expect(requireSuccess(await returnable({ ...order, orderId }))).toMatchObject({
    deliveredAt: null,
    until: null,
  })
  expect(await addStaffReturn({ ...order, orderId }, {})).toMatchObject({ problem: 'not_delivered' })
  for (const orderId of ['none', shop.shop.newId()]) {
    expect(await returnable({ ...order, orderId })).toMatchObject({ code: 'order_not_found' })
    expect(await addStaffReturn({ ...order, orderId }, {})).toMatchObject({ code: 'order_not_found' })
  }
  expect(await shop.db.select().from(returns).where(eq(returns.orderId, order.orderId))).toHaveLength(1)
})

test('processing a parcel twice with one key makes one return (D-43)', async () => {
  const order = await aBasket()
  const answers = await Promise.all([1, 2].map(() => addStaffReturn(order, {}, 'one-parcel')))
  const ids = new Set(answers.flatMap((answer) => (answer.success ? [answer.returnId] : [])))
  expect(ids.size).toBe(1)
  expect(await shop.db.select().from(returns).where(eq(returns.orderId, order.orderId))).toHaveLength(1)
})

test('the return rate covers returns and sales of thirty days, for members who may see sales', async () => {
  shop.clock.moveBy(60 * DAY)
  const order = await aBasket()
  const staff = { token: order.manager.token }
  const share = async () => requireSuccess(await shop.call('GET /api/staff/returns', {}, staff)).sentBack
  expect(await share()).toEqual({ units: 0, sold: 4 })
  const lines = [{ position: 0, quantity: 2, reason: 'too_small' }]
  const { returnId } = requireSuccess(await addStaffReturn(order, { lines }))
  expect(await share()).toEqual({ units: 2, sold: 4 })
  const { token } = order.packer
  expect(requireSuccess(await shop.call('GET /api/staff/returns', {}, { token })).sentBack).toBeNull()
  const declined = { returnId, to: 'declined' as const, reason: 'It was worn.' }
  requireSuccess(await shop.call('POST /api/staff/return/move', declined, staff))
  expect(await share()).toEqual({ units: 0, sold: 4 })
  shop.clock.moveBy(30 * DAY)
  const { token: later } = await aMember(shop.shop, 'viewer')
  expect(requireSuccess(await shop.call('GET /api/staff/returns', {}, { token: later })).sentBack).toEqual({
    units: 0,
    sold: 0,
  })
})
