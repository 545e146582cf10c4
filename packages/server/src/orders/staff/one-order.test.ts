import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  products,
  productTranslations,
  sizeEntries,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { emails } from '#emails/email-tables'
import { restockRefunded } from '#orders/refunds/restock-refunded'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { stockMovements } from '#stock/stock-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { ledgerDifferences } from '#testing/ledger-differences'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let manager: Awaited<ReturnType<typeof aMember>>
let packer: Awaited<ReturnType<typeof aMember>>
let orderId: string

beforeEach(async () => {
  shop = await startTestShop()
  manager = await aMember(shop.shop, 'manager')
  packer = await aMember(shop.shop, 'packer')
  const [customer, product] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(product, { quantity: 2 })], 200)
  orderId = requireSuccess(await shop.call('POST /api/order/place', body, { token: customer.token })).orderId
})
afterEach(() => shop.close())

const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/order', { orderId }, { token: packer.token })).order
const move = async (to: 'Packing' | 'Shipped' | 'Delivered', parcel?: object) =>
  requireSuccess(
    await shop.call('POST /api/staff/order/move', { orderId, to, parcel } as never, { token: packer.token }),
  )
const left = async () => {
  const [entry] = await shop.db.select().from(sizeEntries).where(eq(sizeEntries.size, '90'))
  return entry?.stocks
}
const auditLog = () =>
  shop.db
    .select({ actor: staffChanges.actor, call: staffChanges.call, changes: staffChanges.changes })
    .from(staffChanges)
    .orderBy(staffChanges.id)

test('staff add a tracking number after shipping and correct it until delivery', async () => {
  const say = (trackingNumber: string) =>
    shop.call(
      'POST /api/staff/order/parcel',
      { orderId, parcel: { carrier: 'Gulf Parcel', trackingNumber } },
      { token: packer.token },
    )
  await move('Packing')
  expect(await say('GP 1')).toMatchObject({ code: 'cannot_move' })
  await move('Shipped')
  expect((await see()).parcel).toBeNull()
  for (const number of ['GP 1', 'GP 2']) {
    requireSuccess(await say(number))
    expect((await see()).parcel).toMatchObject({ carrier: 'Gulf Parcel', trackingNumber: number })
  }
  expect((await auditLog()).at(-1)).toMatchObject({ call: 'POST /api/staff/order/parcel' })
  await move('Delivered')
  expect(await say('GP 3')).toMatchObject({ code: 'cannot_move' })
})

test('an order shows lines, payment, parcel and history, newest first', async () => {
  await move('Packing')
  await move('Shipped', { carrier: 'Gulf Parcel', trackingNumber: 'GP 4471' })
  await move('Delivered')
  const order = await see()
  expect(order).toMatchObject({
    status: 'Delivered',
    money: 'paid',
    amount: 200_00,
    received: 200_00,
    refundable: 200_00,
    parcel: { carrier: 'Gulf Parcel', trackingNumber: 'GP 4471' },
    documents: [{ kind: 'invoice' }],
    ordersOfCustomer: 1,
    spentByCustomer: null,
    returnsOfCustomer: 0,
  })
  const asManager = await shop.call('GET /api/staff/order', { orderId }, { token: manager.token })
  expect(requireSuccess(asManager).order.spentByCustomer).toBe(200_00)
  expect(order.lines).toMatchObject([{ name: 'Dune Tee', quantity: 2, refunded: 0, paid: 200_00 }])
  expect(order.events.map(({ to, actor }) => [to, actor])).toEqual([
    ['Delivered', packer.email],
    ['Shipped', packer.email],
    ['Packing', packer.email],
    ['Order Placed', 'customer'],
  ])
})

test('a parcel refused at the door returns its stock and is not paid', async () => {
  const refuse = () => shop.call('POST /api/staff/order/refuse', { orderId }, { token: packer.token })
  expect(await refuse()).toMatchObject({ code: 'cannot_cancel' })
  await move('Packing')
  await move('Shipped')
  expect(await left()).toBe(3)
  expect(await refuse()).toEqual({ success: true })
  expect(await refuse()).toMatchObject({ code: 'cannot_cancel' })
  expect(await left()).toBe(5)
  expect(await ledgerDifferences(shop.db)).toEqual([])
  expect(await see()).toMatchObject({
    status: 'Cancelled',
    money: 'unpaid',
    events: [{ reason: 'refused' }, {}, {}, {}],
  })
})

test("lines have the names of the reader's language, and the ordered names in the language of the order", async () => {
  const [variant] = await shop.db.select().from(variants)
  if (!variant) throw new Error('The product has no colour')
  const [{ productId }, language] = [variant, 'ar' as const]
  await shop.db.insert(productTranslations).values({ productId, language, name: 'قميص الكثيب' })
  await shop.db.insert(variantTranslations).values({ variantId: variant.id, language, colorName: 'مرجاني' })
  await shop.db.update(products).set({ name: 'Renamed' })
  shop.shop.catalogue.changed()
  const namesIn = async (reader: 'en' | 'ar') => {
    const call = { token: packer.token, language: reader }
    const { lines } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, call)).order
    const { orders } = requireSuccess(await shop.call('GET /api/staff/packing', {}, call))
    return [...lines, ...(orders[0]?.items ?? [])].map(({ name, colour }) => `${name}, ${colour}`)
  }
  expect(await namesIn('en')).toEqual(['Dune Tee, Coral', 'Renamed, Coral'])
  expect(await namesIn('ar')).toEqual(['قميص الكثيب, مرجاني', 'قميص الكثيب, مرجاني'])
})

test('a member with refund permission cancels an order with a reason', async () => {
  const input = { orderId, reason: 'Called: wrong size' }
  expect(await shop.call('POST /api/staff/order/cancel', input, { token: packer.token })).toMatchObject({
    code: 'forbidden',
  })
  requireSuccess(await shop.call('POST /api/staff/order/cancel', input, { token: manager.token }))
  expect(await left()).toBe(5)
  expect((await see()).events[0]).toMatchObject({
    to: 'Cancelled',
    actor: manager.email,
    reason: input.reason,
  })
})

test('only one of a simultaneous cancellation and packing succeeds, and the stock is right', async () => {
  const cancel = { orderId, reason: 'Called' }
  await Promise.all([
    shop.call('POST /api/staff/order/cancel', cancel, { token: manager.token }),
    shop.call('POST /api/staff/order/move', { orderId, to: 'Packing' }, { token: packer.token }),
  ])
  const { status } = await see()
  expect(await left()).toBe(status === 'Cancelled' ? 5 : 3)
})

test('units of a line are refunded up to the quantity ordered', async () => {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(to)
  const give = (quantity: number) => {
    const input = { orderId, lines: [{ position: 0, quantity }], reason: 'A button was missing' }
    return shop.call('POST /api/staff/order/refund', input, { token: manager.token })
  }
  requireSuccess(await give(1))
  expect(await see()).toMatchObject({
    money: 'part_refunded',
    refundable: 100_00,
    lines: [{ refunded: 1 }],
    refunds: [
      { amount: 100_00, reason: 'A button was missing', actor: manager.email, actorName: manager.name },
    ],
  })
  expect(await give(2)).toMatchObject({ code: 'refund_too_large' })
  requireSuccess(await give(1))
  expect(await see()).toMatchObject({ money: 'refunded', refundable: 0 })
})

test('a refund restocks items on request, once and never above the quantity ordered', async () => {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(to)
  const give = (restock: boolean) => {
    const input = { orderId, lines: [{ position: 0, quantity: 1, restock }], reason: 'Sent back by post' }
    return shop.call('POST /api/staff/order/refund', input, { token: manager.token, idempotencyKey: 'k' })
  }
  const stockChanged = vi.spyOn(shop.shop.catalogue, 'stockChanged')
  requireSuccess(await give(true))
  requireSuccess(await give(true))
  expect(await left()).toBe(4)
  expect(stockChanged.mock.calls.flatMap(([ids]) => [...ids])).toHaveLength(1)
  expect(await see()).toMatchObject({ refunds: [{ amount: 100_00, restocked: 1 }], lines: [{ refunded: 1 }] })
  const movement = { reason: 'return', delta: 1, orderId, actor: manager.email }
  expect((await shop.db.select().from(stockMovements)).at(-1)).toMatchObject(movement)
  const other = { orderId, lines: [{ position: 0, quantity: 1 }], reason: 'A seam was open' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', other, { token: manager.token }))
  expect(await left()).toBe(4)
  expect(await ledgerDifferences(shop.db)).toEqual([])
})

test('a refund does not restock items again after a return', async () => {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(to)
  const restock = [{ position: 0, quantity: 2 }]
  const order = { id: orderId, status: 'Delivered' as const }
  await inTransaction(shop.shop, (tx) => restockRefunded(tx, order, restock, 'system'))
  const input = { orderId, lines: [{ position: 0, quantity: 2, restock: true }], reason: 'Came back' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', input, { token: manager.token }))
  expect(await left()).toBe(5)
  expect(await see()).toMatchObject({ refunds: [{ amount: 200_00, restocked: 0 }] })
})

test('the delivery fee is refunded once, alone or with lines', async () => {
  const [customer, product] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(product)], 125)
  ;({ orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token: customer.token })))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(to)
  const give = (input: object) =>
    shop.call(
      'POST /api/staff/order/refund',
      { orderId, reason: 'It came late', ...input },
      { token: manager.token },
    )
  expect(await give({ delivery: true, amount: 5 })).toMatchObject({ code: 'malformed' })
  expect((await see()).refundableDelivery).toBe(25_00)
  expect(await give({ delivery: true })).toMatchObject({ success: true, amount: 25, left: 100 })
  expect(await see()).toMatchObject({ refundableDelivery: 0, refunds: [{ amount: 25_00, delivery: 25_00 }] })
  expect(await give({ delivery: true })).toMatchObject({ code: 'invalid_quantity' })
  const lines = [{ position: 0, quantity: 1 }]
  expect(await give({ lines, delivery: true })).toMatchObject({ amount: 100, left: 0 })
})

test('only an owner refunds an order above the limit, even in several parts', async () => {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(to)
  await shop.db.update(shopSettings).set({ staffRefundLimit: 120_00 })
  const owner = await aMember(shop.shop, 'owner')
  const give = (amount: number, { token }: { token: string }) =>
    shop.call('POST /api/staff/order/refund', { orderId, amount, reason: 'A seam was open' }, { token })
  expect(await give(120.01, manager)).toMatchObject({ code: 'giving_limit', limit: 120 })
  requireSuccess(await give(100, manager))
  expect(await give(20.01, manager)).toMatchObject({ code: 'giving_limit' })
  requireSuccess(await give(20, manager))
  requireSuccess(await give(80, owner))
  expect(await see()).toMatchObject({ money: 'refunded', refundable: 0 })
})

test('a note shows its author', async () => {
  requireSuccess(
    await shop.call('POST /api/staff/order/note', { orderId, text: ' Ring once. ' }, { token: packer.token }),
  )
  expect((await see()).notes).toMatchObject([{ author: 'Huda', text: 'Ring once.' }])
})

test('the history shows emails about the order, its refunds and notes, with their status', async () => {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(to)
  const refund = { orderId, amount: 10, reason: 'It came late' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: manager.token }))
  const note = { orderId, text: 'Sorry for the wait.', isForCustomer: true }
  requireSuccess(await shop.call('POST /api/staff/order/note', note, { token: packer.token }))
  const failed = { gaveUpAt: shop.clock.now(), lastError: '550 no such mailbox' }
  await shop.db.update(emails).set(failed).where(eq(emails.kind, 'order_shipped'))
  await shop.db.update(emails).set({ sentAt: shop.clock.now() }).where(eq(emails.kind, 'order_placed'))
  const mails = (await see()).emails.map(({ kind, sentAt, hasFailed, error }) => [
    kind,
    sentAt !== null,
    hasFailed,
    error,
  ])
  expect(mails.toSorted()).toEqual([
    ['order_delivered', false, false, null],
    ['order_note', false, false, null],
    ['order_placed', true, false, null],
    ['order_refunded', false, false, null],
    ['order_shipped', false, true, '550 no such mailbox'],
  ])
})

test('a refund without an email sends none, and the activity log records that choice', async () => {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) await move(to)
  const refund = { orderId, amount: 10, reason: 'It came late', email: false }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: manager.token }))
  const { emails: mails, refunds } = await see()
  expect(refunds).toHaveLength(1)
  expect(mails.map(({ kind }) => kind)).not.toContain('order_refunded')
  const [entry] = (await shop.db.select().from(staffChanges).orderBy(staffChanges.id)).slice(-1)
  expect(entry?.changes).toMatchObject({ refund: [null, 10_00], mails: [null, false] })
})

test('a note sent again with the same key is stored once', async () => {
  const note = { orderId, text: 'Gift', isForCustomer: true }
  for (let times = 0; times < 2; times += 1)
    requireSuccess(
      await shop.call('POST /api/staff/order/note', note, { token: packer.token, idempotencyKey: 'k' }),
    )
  expect((await see()).notes).toHaveLength(1)
  const other = { ...note, text: 'Other words' }
  const reused = { token: packer.token, idempotencyKey: 'k' }
  expect(await shop.call('POST /api/staff/order/note', other, reused)).toMatchObject({ code: 'key_reused' })
})

test('every change is in the activity log with its author and the previous value', async () => {
  await move('Packing')
  requireSuccess(
    await shop.call('POST /api/staff/order/note', { orderId, text: 'Gift' }, { token: packer.token }),
  )
  requireSuccess(
    await shop.call('POST /api/staff/order/cancel', { orderId, reason: 'Called' }, { token: manager.token }),
  )
  expect(await auditLog()).toEqual([
    {
      actor: packer.email,
      call: 'POST /api/staff/order/move',
      changes: { status: ['Order Placed', 'Packing'] },
    },
    { actor: packer.email, call: 'POST /api/staff/order/note', changes: { note: [null, 'Gift'] } },
    {
      actor: manager.email,
      call: 'POST /api/staff/order/cancel',
      changes: { status: ['Packing', 'Cancelled'], reason: [null, 'Called'] },
    },
  ])
})

test('refused calls leave no trace', async () => {
  await shop.call('POST /api/staff/order/move', { orderId, to: 'Delivered' }, { token: packer.token })
  await shop.call('POST /api/staff/order/refuse', { orderId }, { token: packer.token })
  expect(await auditLog()).toEqual([])
})
