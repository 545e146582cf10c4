import { MINUTE } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { refunds } from '#orders/store/payment-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { deliver } from '#testing/orders/a-delivered-order'
import { anApiKey } from '#testing/sign-in/an-api-key'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let manager: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop()
  manager = await aMember(shop.shop, 'manager')
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }] })
})
afterAll(() => shop.close())

const staff = (idempotencyKey = '') => ({ token: manager.token, idempotencyKey })

/** A cash order of AED 125.00 that was delivered. */
async function delivered() {
  const customer = await aCustomer(shop.shop)
  const placed = await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), customer)
  const { orderId } = requireSuccess(placed)
  await deliver(shop, manager.token, orderId)
  return { ...customer, orderId }
}

const refund = async (orderId: string, more: object = {}) =>
  requireSuccess(
    await shop.call(
      'POST /api/staff/order/refund',
      { orderId, reason: 'A button was missing', amount: 40, ...more },
      staff(),
    ),
  ).refundId

const payBack = (refundId: string, more: object = {}, key = '') =>
  shop.call('POST /api/staff/cash/pay-back', { refundId, ...more }, staff(key))

const waiting = async (orderId: string) =>
  requireSuccess(await shop.call('GET /api/staff/cash', {}, staff())).toPayBack.filter(
    ({ order }) => order.id === orderId,
  )

const counted = async () =>
  requireSuccess(await shop.call('GET /api/staff/waiting', {}, staff())).waiting.to_pay_back

const loadRefunds = async (orderId: string) => {
  const { order } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, staff()))
  return order.refunds.map(({ toPayBack, paidBack, doneAt }) => ({ toPayBack, paidBack, doneAt }))
}

const loadAuditLog = (orderId: string) =>
  shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, orderId)).orderBy(staffChanges.id)

test('a cash refund is due until staff record its handover, and earlier bookings stay unchanged', async () => {
  const { orderId } = await delivered()
  const before = (await counted()) ?? 0
  const at = shop.clock.now().getTime()
  const refundId = await refund(orderId)
  const documents = () => shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  const booked = await documents()
  expect(booked).toHaveLength(2)
  expect(await waiting(orderId)).toMatchObject([
    {
      refundId,
      order: { id: orderId },
      name: 'Mariam Al Suwaidi',
      phone: expect.stringMatching(/\d/),
      amount: 40_00,
      at,
      reason: 'A button was missing',
      returnNumber: null,
    },
  ])
  expect(await counted()).toBe(before + 1)
  expect(await loadRefunds(orderId)).toEqual([{ toPayBack: true, paidBack: null, doneAt: at }])
  shop.clock.moveBy(MINUTE)
  requireSuccess(await payBack(refundId, { note: ' By courier ' }))
  expect(await waiting(orderId)).toEqual([])
  expect(await counted()).toBe(before)
  const paidBack = {
    at: shop.clock.now().getTime(),
    actor: manager.email,
    actorName: manager.name,
    note: 'By courier',
  }
  expect(await loadRefunds(orderId)).toEqual([{ toPayBack: false, paidBack, doneAt: at }])
  expect(await documents()).toEqual(booked)
  expect((await loadAuditLog(orderId)).at(-1)).toMatchObject({
    actor: manager.email,
    call: 'POST /api/staff/cash/pay-back',
    subject: 'order',
    changes: { paid: [null, 40_00], note: [null, 'By courier'] },
  })
})

test('a handover is recorded once, and undone once', async () => {
  const { orderId } = await delivered()
  const refundId = await refund(orderId)
  expect(await payBack(refundId, { paidBack: false })).toMatchObject({ code: 'pay_back_changed' })
  requireSuccess(await payBack(refundId, { note: 'By hand' }, 'key'))
  requireSuccess(await payBack(refundId, { note: 'By hand' }, 'key'))
  expect(await payBack(refundId)).toMatchObject({ code: 'pay_back_changed' })
  requireSuccess(await payBack(refundId, { paidBack: false }))
  expect(await payBack(refundId, { paidBack: false })).toMatchObject({ code: 'pay_back_changed' })
  expect(await waiting(orderId)).toMatchObject([{ refundId }])
  expect((await loadAuditLog(orderId)).at(-1)).toMatchObject({
    changes: { paid: [40_00, null], note: ['By hand', null] },
  })
  for (const unknown of ['x', shop.shop.newId()])
    expect(await payBack(unknown)).toMatchObject({ code: 'pay_back_changed' })
})

test('of two simultaneous recordings over separate connections, one gets a conflict', async () => {
  const { orderId } = await delivered()
  const refundId = await refund(orderId)
  const [other, colleague] = [await shop.anotherServer(), await aMember(shop.shop, 'manager')]
  const pool = shop.database.pool
  const lock = await pool.connect()
  await lock.query('BEGIN')
  await lock.query('SELECT 1 FROM refunds WHERE id = $1 FOR UPDATE', [refundId])
  const both = [
    shop.call('POST /api/staff/cash/pay-back', { refundId }, staff()),
    other.call('POST /api/staff/cash/pay-back', { refundId }, { token: colleague.token }),
  ]
  // Both have begun, and wait for the row.
  await eventually(async () => {
    const { rows } = await pool.query(
      "SELECT count(*)::int AS waiting FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND datname = current_database()",
    )
    expect(rows[0]).toEqual({ waiting: 2 })
  })
  await lock.query('COMMIT')
  lock.release()
  const answers = await Promise.all(both)
  expect(answers.filter(({ success }) => success)).toHaveLength(1)
  expect(answers.filter(({ success }) => !success)).toMatchObject([{ code: 'pay_back_changed' }])
  const noted = (await loadAuditLog(orderId)).filter(({ call }) => call === 'POST /api/staff/cash/pay-back')
  expect(noted).toHaveLength(1)
})

test('cash handed over with the refund is not listed as due, and can be undone too', async () => {
  const { orderId } = await delivered()
  const refundId = await refund(orderId, { paidBack: true })
  expect(await waiting(orderId)).toEqual([])
  expect(await loadRefunds(orderId)).toMatchObject([
    { toPayBack: false, paidBack: { at: shop.clock.now().getTime(), actor: manager.email, note: '' } },
  ])
  expect((await loadAuditLog(orderId)).at(-1)).toMatchObject({ changes: { paid: [null, 40_00] } })
  requireSuccess(await payBack(refundId, { paidBack: false }))
  expect(await waiting(orderId)).toMatchObject([{ refundId }])
})

/** The checked return of a cash order of AED 125.00. */
async function checkedReturn() {
  const { orderId, token } = await delivered()
  const { orders } = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token }))
  const lines = [{ position: 0, quantity: 1, reason: 'too_small' as const }]
  const wish = { number: orders[0]?.number ?? '', resolution: 'refund' as const, lines }
  requireSuccess(await shop.call('POST /api/return/request', wish, { token }))
  const { returns } = requireSuccess(await shop.call('GET /api/staff/returns', {}, staff()))
  const returnId = returns.find((one) => one.orderId === orderId)?.id ?? ''
  for (const to of ['approved', 'picked_up', 'received'] as const)
    requireSuccess(await shop.call('POST /api/staff/return/move', { returnId, to }, staff()))
  const checked = { returnId, lines: [{ position: 0, asNew: 1, worn: 0, broken: 0 }] }
  requireSuccess(await shop.call('POST /api/staff/return/check', checked, staff()))
  return { orderId, returnId }
}

test('a return refunded in cash is listed as due, unlike one to store credit or from before this feature', async () => {
  const { orderId, returnId } = await checkedReturn()
  requireSuccess(await shop.call('POST /api/staff/return/refund', { returnId, amount: 30 }, staff()))
  expect(await waiting(orderId)).toMatchObject([{ amount: 30_00, returnNumber: expect.any(Number) }])

  const toCredit = await delivered()
  const credited = await refund(toCredit.orderId, { to: 'credit' })
  expect(await waiting(toCredit.orderId)).toEqual([])
  expect(await payBack(credited)).toMatchObject({ code: 'pay_back_changed' })

  // The previous version writes the row like this.
  const [now, id] = [shop.shop.now(), shop.shop.newId()]
  await shop.db.insert(refunds).values({
    ...{ id, orderId: toCredit.orderId, amount: 1_00, actor: 'system', status: 'succeeded' },
    ...{ createdAt: now, nextAt: now, refundedAt: now },
  })
  expect(await waiting(toCredit.orderId)).toEqual([])
  expect(await payBack(id, { paidBack: false })).toMatchObject({ code: 'pay_back_changed' })
})

test('without permission for cash, staff can neither see nor record it', async () => {
  const { orderId } = await delivered()
  const refundId = await refund(orderId)
  const packer = await aMember(shop.shop, 'packer')
  const as = { token: packer.token }
  expect(await shop.call('POST /api/staff/cash/pay-back', { refundId }, as)).toMatchObject({
    code: 'forbidden',
  })
  expect(await shop.call('GET /api/staff/cash', {}, as)).toMatchObject({ code: 'forbidden' })
  const { waiting: counts } = requireSuccess(await shop.call('GET /api/staff/waiting', {}, as))
  expect(counts).not.toHaveProperty('to_pay_back')
  const { headers } = await anApiKey(shop.shop, ['orders:refund'])
  const asked = { orderId, reason: 'A button was missing', amount: 1 }
  const give = async (paidBack: boolean) => {
    const payload = { ...asked, paidBack }
    return (await shop.request({ method: 'POST', url: '/api/staff/order/refund', headers, payload })).json()
  }
  expect(await give(true)).toMatchObject({ code: 'forbidden' })
  requireSuccess(await give(false))
})

test('a customer with a cash refund due cannot be erased, and erasing deletes the details of a handover', async () => {
  const { orderId } = await delivered()
  const refundId = await refund(orderId)
  const owner = await aMember(shop.shop, 'owner')
  const { order } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, staff()))
  const erase = () =>
    shop.call('POST /api/staff/customer/erase', { customerId: order.customerId }, { token: owner.token })
  expect(await erase()).toMatchObject({ code: 'customer_has_open_orders', orders: [order.number] })

  requireSuccess(await payBack(refundId, { note: 'To the account of Maryam' }))
  requireSuccess(await erase())
  expect(await loadRefunds(orderId)).toMatchObject([{ paidBack: { actor: manager.email, note: '' } }])
  expect(JSON.stringify(await loadAuditLog(orderId))).not.toContain('Maryam')
})

test('a return refunded with an immediate handover is not listed as due, if the member may hand cash over', async () => {
  const { orderId, returnId } = await checkedReturn()
  const before = (await counted()) ?? 0
  const refund = { returnId, amount: 30, paidBack: true }
  requireSuccess(await shop.call('POST /api/staff/return/refund', refund, staff()))
  expect(await waiting(orderId)).toEqual([])
  expect(await counted()).toBe(before)
  expect(await loadRefunds(orderId)).toMatchObject([{ toPayBack: false, paidBack: { actor: manager.email } }])
  expect((await loadAuditLog(returnId)).at(-1)?.changes).toMatchObject({ paid: [null, 30_00] })
})
