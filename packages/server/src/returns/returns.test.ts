import { DAY } from '@little-dunes/domain/durations'
import { and, asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { violatedConstraint } from '#database/violation'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { emails } from '#emails/email-tables'
import { signedOrderPath } from '#orders/showing/order-link'
import { orderEvents } from '#orders/store/order-tables'
import { refundLines, refunds } from '#orders/store/payment-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { returnEvents, returnLines, returns } from '#returns/return-tables'
import { transitionReturn } from '#returns/transition-return'
import { shopSettings } from '#settings/settings-tables'
import { stockMovements } from '#stock/stock-tables'
import { aCustomer } from '#testing/a-customer'
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

type Delivered = Awaited<ReturnType<typeof aDeliveredOrder>>

/** Three tees of size 90 at AED 100.00 and a hat at AED 50.00: delivery is free, AED 350.00 in cash. */
async function aBasket() {
  const [tee, hat] = [
    await aProduct(shop.shop),
    await aProduct(shop.shop, { name: 'Sun Hat', subCategory: 'Hats', price: 50_00 }),
  ]
  const order = await aDeliveredOrder(shop, anOrder([aLine(tee, { quantity: 3 }), aLine(hat)], 350))
  return { tee, hat, ...order }
}

const ask = (
  { token, number }: Pick<Delivered, 'token' | 'number'>,
  overrides: object,
  idempotencyKey = '',
) =>
  shop.call(
    'POST /api/return/request',
    {
      number,
      resolution: 'refund',
      lines: [{ position: 0, quantity: 1, reason: 'too_small' }],
      ...overrides,
    },
    { token, idempotencyKey },
  )
const show = ({ token, number }: Pick<Delivered, 'token' | 'number'>) =>
  shop.call('POST /api/return/show', { number }, { token })

const loadStock = async (productId: string, size: string) => {
  const which = and(eq(sizeEntries.productId, productId), eq(sizeEntries.size, size))
  const [entry] = await shop.db.select().from(sizeEntries).where(which)
  return entry?.stocks
}
const loadReturn = async (orderId: string) => {
  const [row] = await shop.db.select().from(returns).where(eq(returns.orderId, orderId))
  return row?.id ?? ''
}

const move = (token: string, returnId: string, to: 'approved' | 'declined' | 'picked_up' | 'received') =>
  shop.call('POST /api/staff/return/move', { returnId, to, reason: 'It was worn.' }, { token })

/** An approved, received and checked return. `asNew` has the units as new by line; all others are broken. */
async function checked({ manager, orderId }: Delivered, asNew: number[]) {
  const returnId = await loadReturn(orderId)
  for (const to of ['approved', 'picked_up', 'received'] as const)
    requireSuccess(await move(manager.token, returnId, to))
  const { token } = manager
  const back = await shop.db.select().from(returnLines).where(eq(returnLines.returnId, returnId))
  const lines = back.map(({ position, quantity }) => ({
    position,
    ...(asNew.includes(position) ? { asNew: quantity } : { broken: quantity }),
  }))
  requireSuccess(await shop.call('POST /api/staff/return/check', { returnId, lines }, { token }))
  return returnId
}

test('delivered items can be returned for fourteen days, each at the price paid', async () => {
  const order = await aBasket()
  const now = shop.clock.now().getTime()
  expect(await show(order)).toMatchObject({
    number: order.number,
    until: now + 14 * DAY,
    problem: null,
    returns: [],
    lines: [
      {
        position: 0,
        name: 'Dune Tee',
        colour: 'Coral',
        size: '90',
        units: 3,
        worth: [100, 100, 100],
        problem: null,
        sizes: [{ size: '100', available: true }],
      },
      { position: 1, units: 1, worth: [50] },
    ],
  })
  shop.clock.moveBy(14 * DAY)
  expect(await show(order)).toMatchObject({ problem: null })
  shop.clock.moveBy(1)
  expect(await show(order)).toMatchObject({ problem: 'too_late' })
  expect(await ask(order, {})).toMatchObject({
    code: 'not_returnable',
    problem: 'too_late',
    message: 'The return period for this order has ended. Please contact us.',
  })
})

test('a return is requested, approved, picked up, received, restocked and refunded, with a credit note and emails', async () => {
  const order = await aBasket()
  const { tee, orderId, manager, customer } = order
  const lines = [{ position: 0, quantity: 2, reason: 'too_small' }]
  const asked = requireSuccess(await ask(order, { lines, note: 'Tight at the shoulders' }))
  expect(asked.return).toMatchObject({
    status: 'requested',
    resolution: 'refund',
    expectedRefund: 200,
    refunded: null,
  })
  expect(asked.return.number).toMatch(/^R-\d+$/)
  expect(await loadStock(tee.id, '90')).toBe(2)
  const returnId = await checked(order, [0])
  expect(await loadStock(tee.id, '90')).toBe(4)
  const seen = requireSuccess(
    await shop.call('GET /api/staff/return', { returnId }, { token: manager.token }),
  )
  expect(seen.return).toMatchObject({
    note: 'Tight at the shoulders',
    refund: { goods: 200_00, fees: 0, pickup: 0, amount: 200_00 },
    refundable: 350_00,
    lines: [{ restocked: 2, worth: 200_00 }],
  })
  const refundReply = requireSuccess(
    await shop.call('POST /api/staff/return/refund', { returnId }, { token: manager.token }),
  )
  expect(refundReply.amount).toBe(200)
  const seenOrder = requireSuccess(
    await shop.call('GET /api/staff/order', { orderId }, { token: manager.token }),
  )
  expect(seenOrder.order.refunds).toMatchObject([
    { returnNumber: seen.return.number, actorName: manager.name },
  ])
  expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([
    { id: refundReply.refundId, amount: 200_00, actor: manager.email, status: 'succeeded' },
  ])
  expect(await shop.db.select().from(refundLines).where(eq(refundLines.orderId, orderId))).toMatchObject([
    { position: 0, quantity: 2, amount: 200_00 },
  ])
  const documents = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  expect(documents.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['invoice', 350_00],
    ['credit_note', 200_00],
  ])
  const rows = await shop.db
    .select()
    .from(emails)
    .where(eq(emails.to, customer.email))
    .orderBy(asc(emails.id))
  expect(rows.map(({ kind }) => kind).filter((kind) => !kind.startsWith('order_p'))).toEqual([
    'order_shipped',
    'order_delivered',
    'return_requested',
    'return_approved',
    'return_picked_up',
    'return_received',
    'order_refunded',
  ])
  const shown = requireSuccess(await show(order))
  expect(shown.returns).toMatchObject([{ status: 'refunded', expectedRefund: null, refunded: 200 }])
  expect(shown.lines).toMatchObject([{ units: 1 }, { units: 1 }])
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('an exchange reserves the new size from the request on, without a payment', async () => {
  const order = await aBasket()
  const { tee, orderId, manager } = order
  const lines = [{ position: 0, quantity: 2, reason: 'too_small', newSize: '100' }]
  requireSuccess(await ask(order, { resolution: 'exchange', lines }))
  expect(await loadStock(tee.id, '100')).toBe(3)
  const returnId = await checked(order, [0])
  const refund = await shop.call('POST /api/staff/return/refund', { returnId }, { token: manager.token })
  expect(refund).toMatchObject({ code: 'cannot_move_return' })
  requireSuccess(await shop.call('POST /api/staff/return/exchange', { returnId }, { token: manager.token }))
  expect([await loadStock(tee.id, '90'), await loadStock(tee.id, '100')]).toEqual([4, 3])
  expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toEqual([])
  const moves = await shop.db.select().from(stockMovements).where(eq(stockMovements.orderId, orderId))
  expect(moves.map(({ reason, delta }) => [reason, delta])).toEqual(
    expect.arrayContaining([
      ['exchange', -2],
      ['return', 2],
    ]),
  )
  expect(requireSuccess(await show(order)).lines).toMatchObject([{ units: 1 }, {}])
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('an exchange refunded instead releases the reserved size and pays the customer back', async () => {
  const order = await aBasket()
  const { tee, orderId, manager } = order
  const staff = { token: manager.token }
  const lines = [{ position: 0, quantity: 2, reason: 'too_small', newSize: '100' }]
  requireSuccess(await ask(order, { resolution: 'exchange', lines }))
  const returnId = await checked(order, [0])
  const seen = requireSuccess(await shop.call('GET /api/staff/return', { returnId }, staff)).return
  expect(seen.lines).toMatchObject([{ newSize: '100', reserved: 2, newSizeLeft: 3 }])
  const { amount } = seen.refund
  expect(amount).toBeGreaterThan(0)
  const input = { returnId, instead: true }
  for (let time = 0; time < 2; time += 1)
    expect(
      await shop.call('POST /api/staff/return/refund', input, { ...staff, idempotencyKey: 'instead' }),
    ).toMatchObject({ amount: amount / 100 })
  expect([await loadStock(tee.id, '90'), await loadStock(tee.id, '100')]).toEqual([4, 5])
  expect(await shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))).toMatchObject([{ amount }])
  expect(requireSuccess(await show(order)).returns).toMatchObject([
    { status: 'refunded', resolution: 'refund', refunded: amount / 100 },
  ])
  expect(await shop.call('POST /api/staff/return/exchange', { returnId }, staff)).toMatchObject({
    code: 'cannot_move_return',
  })
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a declined or cancelled exchange releases the reserved size, and its units can be returned again', async () => {
  const order = await aBasket()
  const { tee, token, manager, number } = order
  const lines = [{ position: 0, quantity: 3, reason: 'too_small', newSize: '100' }]
  const first = requireSuccess(await ask(order, { resolution: 'exchange', lines }))
  expect(await loadStock(tee.id, '100')).toBe(2)
  const off = { number, returnNumber: first.return.number }
  const stranger = await aCustomer(shop.shop)
  expect(await shop.call('POST /api/return/cancel', off, { token: stranger.token })).toMatchObject({
    code: 'order_not_found',
  })
  const called = requireSuccess(await shop.call('POST /api/return/cancel', off, { token }))
  expect(called.return.status).toBe('cancelled')
  expect(await loadStock(tee.id, '100')).toBe(5)
  expect(await shop.call('POST /api/return/cancel', off, { token })).toMatchObject({
    code: 'cannot_move_return',
  })
  requireSuccess(await ask(order, { resolution: 'exchange', lines }))
  const [, second] = await shop.db
    .select()
    .from(returns)
    .where(eq(returns.orderId, order.orderId))
    .orderBy(asc(returns.number))
  const silent = { returnId: second?.id ?? '', to: 'declined' as const }
  expect(await shop.call('POST /api/staff/return/move', silent, { token: manager.token })).toMatchObject({
    code: 'reason_required',
  })
  requireSuccess(await move(manager.token, second?.id ?? '', 'declined'))
  expect(await loadStock(tee.id, '100')).toBe(5)
  expect(requireSuccess(await show(order)).returns).toMatchObject([
    { status: 'declined', answer: 'It was worn.' },
    { status: 'cancelled', answer: null },
  ])
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test("too many units, an excluded type, another customer's order and one in transit are refused with a reason", async () => {
  const order = await aBasket()
  const [tooMany, none] = [
    [{ position: 0, quantity: 4, reason: 'late' }],
    [{ position: 7, quantity: 1, reason: 'late' }],
  ]
  const nothingLeft = { code: 'not_returnable', problem: 'nothing_left' }
  expect(await ask(order, { lines: tooMany })).toMatchObject({ ...nothingLeft, position: 0, left: 3 })
  expect(await ask(order, { lines: none })).toMatchObject(nothingLeft)
  const line = { position: 0, quantity: 2, reason: 'late' }
  expect(await ask(order, { lines: [line, line] })).toMatchObject({ code: 'malformed' })
  expect(await ask(order, { lines: [] })).toMatchObject({ code: 'malformed' })
  expect(await ask(order, { lines: [{ ...line, quantity: 0 }] })).toMatchObject({ code: 'invalid_quantity' })
  requireSuccess(await ask(order, { lines: [line] }))
  expect(await ask(order, { lines: [line] })).toMatchObject({ ...nothingLeft, left: 1 })
  await shop.db.update(shopSettings).set({ nonReturnableTypes: 'Socks, hats' })
  const hat = [{ position: 1, quantity: 1, reason: 'late' }]
  expect(await ask(order, { lines: hat })).toMatchObject({ code: 'not_returnable', problem: 'excluded' })
  expect(requireSuccess(await show(order)).lines).toMatchObject([{ units: 1 }, { problem: 'excluded' }])
  const stranger = await aCustomer(shop.shop)
  expect(await ask({ token: stranger.token, number: order.number }, {})).toMatchObject({
    code: 'order_not_found',
  })
  const tee = await aProduct(shop.shop)
  const placed = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token: order.token }),
  )
  const page = await shop.call('POST /api/order/userorders', {}, { token: order.token })
  const number = page.success ? (page.orders.find(({ _id }) => _id === placed.orderId)?.number ?? '') : ''
  expect(await ask({ token: order.token, number }, {})).toMatchObject({ problem: 'not_delivered' })
})

test('an exchange for the same, an unknown, missing or sold-out size is refused, and nothing is reserved', async () => {
  const tee = await aProduct(shop.shop, {
    colours: [{ colorName: 'Coral', stocks: { '90': 5, '100': 1, '110': 0 } }],
  })
  const order = await aDeliveredOrder(shop, anOrder([aLine(tee, { quantity: 2 })], 200))
  const to = (newSize: string | undefined, quantity = 1) =>
    ask(order, {
      resolution: 'exchange',
      lines: [{ position: 0, quantity, reason: 'too_small', newSize }],
    })
  expect(await to(undefined)).toMatchObject({ code: 'size_required' })
  expect(await to('90')).toMatchObject({ code: 'size_not_available' })
  expect(await to('999')).toMatchObject({ code: 'size_not_available' })
  expect(await to('110')).toMatchObject({ code: 'size_not_kept' })
  expect(await to('100', 2)).toMatchObject({ code: 'size_not_kept' })
  expect(await shop.db.select().from(returns).where(eq(returns.orderId, order.orderId))).toEqual([])
  expect(await loadStock(tee.id, '100')).toBe(1)
})

test('only one of two simultaneous exchanges gets the last unit of a size', async () => {
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 5, '100': 1 } }] })
  const [one, two] = [
    await aDeliveredOrder(shop, anOrder([aLine(tee)], 125)),
    await aDeliveredOrder(shop, anOrder([aLine(tee)], 125)),
  ]
  const overrides = {
    resolution: 'exchange',
    lines: [{ position: 0, quantity: 1, reason: 'late', newSize: '100' }],
  }
  const answers = await Promise.all([ask(one, overrides), ask(two, overrides)])
  expect(answers.map((answer) => (answer.success ? 'kept' : answer.code)).toSorted()).toEqual([
    'kept',
    'size_not_kept',
  ])
  expect(await loadStock(tee.id, '100')).toBe(0)
})

test('a repeated request makes one return, and concurrent requests never return more units than bought', async () => {
  const order = await aBasket()
  const [first, again] = await Promise.all([ask(order, {}, 'once'), ask(order, {}, 'once')])
  expect(again).toEqual(first)
  const two = { lines: [{ position: 0, quantity: 2, reason: 'late' }] }
  const answers = await Promise.all([ask(order, two), ask(order, two)])
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
})

test('the database refuses concurrent returns of more units than bought', async () => {
  const order = await aBasket()
  const insert = () =>
    inTransaction(shop.shop, async (tx) => {
      const id = tx.newId()
      const returnFields = { orderId: order.orderId, requestedAt: tx.now(), note: '' }
      await tx.db.insert(returns).values({ ...returnFields, id, status: 'requested', resolution: 'refund' })
      const line = { returnId: id, orderId: order.orderId, position: 0, quantity: 2, reason: 'late' } as const
      await tx.db.insert(returnLines).values(line)
      const event = { returnId: id, at: tx.now(), actor: 'customer', toStatus: 'requested' } as const
      await tx.db.insert(returnEvents).values(event)
    }).then(() => 'inserted', violatedConstraint)
  expect((await Promise.all([insert(), insert()])).toSorted()).toEqual([
    'inserted',
    'return_lines_within_line',
  ])
})

test('a full return of damaged items refunds the delivery fee, and a change of mind pays for pickup', async () => {
  await shop.db.update(shopSettings).set({ pickupFee: 15_00 })
  const of = async (reason: 'damaged' | 'changed_mind') => {
    const tee = await aProduct(shop.shop)
    const order = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
    requireSuccess(await ask(order, { lines: [{ position: 0, quantity: 1, reason }] }))
    const returnId = await checked(order, [])
    const refundReply = await shop.call(
      'POST /api/staff/return/refund',
      { returnId },
      { token: order.manager.token },
    )
    return requireSuccess(refundReply).amount
  }
  expect(await of('damaged')).toBe(125)
  expect(await of('changed_mind')).toBe(85)
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('staff refund part of a return once, up to the remaining amount', async () => {
  const order = await aBasket()
  const { token } = order.manager
  requireSuccess(await ask(order, { lines: [{ position: 0, quantity: 3, reason: 'too_small' }] }))
  const early = await loadReturn(order.orderId)
  expect(await shop.call('POST /api/staff/return/refund', { returnId: early }, { token })).toMatchObject({
    code: 'cannot_move_return',
  })
  const returnId = await checked(order, [])
  const refund = (amount: number, idempotencyKey = '') =>
    shop.call('POST /api/staff/return/refund', { returnId, amount }, { token, idempotencyKey })
  expect(await refund(350.01)).toMatchObject({ code: 'refund_too_large', left: 350 })
  expect(await refund(0)).toMatchObject({ code: 'invalid_quantity' })
  const [one, two] = await Promise.all([refund(100.01, 'k'), refund(100.01, 'k')])
  expect(two).toEqual(one)
  expect(await refund(1)).toMatchObject({ code: 'cannot_move_return', status: 'refunded' })
  const lines = await shop.db.select().from(refundLines).where(eq(refundLines.orderId, order.orderId))
  expect(lines).toMatchObject([{ quantity: 3, amount: 100_01 }])
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('units already refunded by staff are not refunded again', async () => {
  const order = await aBasket()
  const { token } = order.manager
  requireSuccess(await ask(order, { lines: [{ position: 0, quantity: 3, reason: 'too_small' }] }))
  const byHand = { orderId: order.orderId, reason: 'A button', lines: [{ position: 0, quantity: 1 }] }
  requireSuccess(await shop.call('POST /api/staff/order/refund', byHand, { token }))
  const returnId = await checked(order, [])
  expect(await shop.call('POST /api/staff/return/refund', { returnId }, { token })).toMatchObject({
    code: 'refund_too_large',
    left: 250,
  })
})

test('an invalid transition is refused with the current status, and throws in code', async () => {
  const order = await aBasket()
  requireSuccess(await ask(order, {}))
  const returnId = await loadReturn(order.orderId)
  expect(await move(order.manager.token, returnId, 'received')).toMatchObject({
    code: 'cannot_move_return',
    status: 'requested',
  })
  const [row] = await shop.db.select().from(returns).where(eq(returns.id, returnId))
  if (!row) throw new Error('Return not found')
  await expect(transitionReturn(shop.shop, row, 'refunded', { actor: 'customer' })).rejects.toThrow(
    /cannot change from requested to refunded/,
  )
  expect(await move(order.manager.token, 'nothing', 'approved')).toMatchObject({ code: 'return_not_found' })
  const packer = await aMember(shop.shop, 'packer')
  const money = await shop.call('POST /api/staff/return/refund', { returnId }, { token: packer.token })
  expect(money).toMatchObject({ code: 'forbidden' })
})

test('a visitor with the email link sees, requests and cancels a return, and a wrong key is refused', async () => {
  const order = await aBasket()
  const { number } = order
  const [, key = ''] = (await signedOrderPath(shop.shop, number)).split('#key=')
  const returnInput = {
    number,
    key,
    resolution: 'refund' as const,
    lines: [{ position: 0, quantity: 1, reason: 'damaged' as const }],
  }
  expect(
    await shop.call('POST /api/return/request-linked', { ...returnInput, key: `${key}x` }),
  ).toMatchObject({
    code: 'link_ended',
  })
  const asked = requireSuccess(await shop.call('POST /api/return/request-linked', returnInput))
  const shown = requireSuccess(await shop.call('POST /api/return/show-linked', { number, key }))
  expect(shown.returns).toMatchObject([{ number: asked.return.number }])
  const off = { number, key, returnNumber: asked.return.number }
  expect(requireSuccess(await shop.call('POST /api/return/cancel-linked', off)).return.status).toBe(
    'cancelled',
  )
})

test('staff lists have pending returns, oldest first, with counts', async () => {
  const [one, two] = [await aBasket(), await aBasket()]
  for (const order of [one, two]) requireSuccess(await ask(order, {}))
  await move(one.manager.token, await loadReturn(one.orderId), 'approved')
  const list = async (view: 'new' | 'coming' | 'open') =>
    requireSuccess(await shop.call('GET /api/staff/returns', { view }, { token: one.manager.token }))
  const ids = async (view: 'new' | 'coming' | 'open') => (await list(view)).returns.map((row) => row.orderId)
  expect(await ids('coming')).toContain(one.orderId)
  expect(await ids('new')).toContain(two.orderId)
  const open = await list('open')
  expect(open.counts.open).toBe(open.returns.length)
  const numbers = open.returns.map(({ number }) => number)
  expect(numbers).toEqual(numbers.toSorted((a, b) => a - b))
})

test('a customer with an open return cannot be erased, and erasing later deletes their notes', async () => {
  const order = await aBasket()
  const owner = await aMember(shop.shop, 'owner')
  const erase = () =>
    shop.call('POST /api/staff/customer/erase', { customerId: order.customer.id }, { token: owner.token })
  requireSuccess(await ask(order, { note: 'Our Layla has grown' }))
  expect(await erase()).toMatchObject({ code: 'customer_has_open_orders' })
  const returnId = await loadReturn(order.orderId)
  requireSuccess(await move(owner.token, returnId, 'declined'))
  requireSuccess(await erase())
  expect(await shop.db.select().from(returns).where(eq(returns.id, returnId))).toMatchObject([{ note: '' }])
  const [event] = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, order.orderId))
  expect(event?.toStatus).toBe('Order Placed')
})
