import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { expireOrder } from '#orders/payment/expire-order'
import { processRefunds } from '#orders/refunds/process-refunds'
import { refunds } from '#orders/store/payment-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop
let manager: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(async () => {
  expect(await findInconsistencies(shop.db)).toEqual([])
  await shop.close()
})
beforeEach(async () => {
  await shop.sandbox.turn('reset')
  await shop.sandbox.turn('webhooks/off')
  manager = await aMember(shop.shop, 'manager')
})

const asked = () => cardCalls(shop)
const { give, loadBalance, loadOrder } = {
  give: (id: string, amount: number) => creditCalls(shop).give(manager.token, id, amount),
  loadBalance: (id: string) => creditCalls(shop).loadBalance(id),
  loadOrder: (id: string) => creditCalls(shop).loadOrder(id),
}

/** A customer with AED 50.00 of store credit, and a tee that costs AED 125.00 including delivery. */
async function aCreditedCustomer(balance = 50) {
  const customer = await aCustomer(shop.shop)
  await give(customer.id, balance)
  const tee = await aProduct(shop.shop)
  const body = (credit?: number) => anOrder([aLine(tee)], 125, credit === undefined ? {} : { credit })
  return { ...customer, body, tee }
}

const loadDocuments = (orderId: string) =>
  shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId)).orderBy(taxDocuments.issuedAt)
const loadRefunds = (orderId: string) => shop.db.select().from(refunds).where(eq(refunds.orderId, orderId))

test('store credit pays part of a cash order: the courier collects the rest, and the invoice shows the full total', async () => {
  const { id, token, body } = await aCreditedCustomer()
  const { orderId } = requireSuccess(await asked().cod(token, body(50)))
  expect(await loadBalance(id)).toBe(0)
  expect(await loadOrder(orderId)).toMatchObject({
    amount: 125_00,
    credit: 50_00,
    paymentMethod: 'cod',
    paid: false,
  })
  const papers = await shop.call(
    'GET /api/staff/orders/packing-slips',
    { orderIds: [orderId] },
    { token: manager.token },
  )
  expect(requireSuccess(papers).papers).toMatchObject([{ collect: 75_00 }])
  for (const to of ['Packing', 'Shipped'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: manager.token }))
  const today = async () =>
    requireSuccess(await shop.call('GET /api/staff/today', {}, { token: manager.token }))
  expect(await today()).toMatchObject({ cash: { amount: 75_00 } })
  requireSuccess(
    await shop.call('POST /api/staff/order/move', { orderId, to: 'Delivered' }, { token: manager.token }),
  )
  expect(await today()).toMatchObject({ cash: { amount: 0 }, owed: { amount: 75_00 } })
  const seen = await shop.call('GET /api/staff/order', { orderId }, { token: manager.token })
  expect(requireSuccess(seen).order).toMatchObject({ received: 125_00, receivedOriginal: 75_00 })
  const cash = requireSuccess(await shop.call('GET /api/staff/cash', {}, { token: manager.token }))
  expect(JSON.stringify(cash)).toContain('7500')
  expect(await loadDocuments(orderId)).toMatchObject([
    { kind: 'invoice', amount: 125_00, vat: 5_95, content: { storeCredit: 50_00 } },
  ])
  const shown = requireSuccess(
    await asked()
      .myOrders(token)
      .then(([order]) => ({ success: true, order })),
  )
  expect(shown.order).toMatchObject({ amount: 125, credit: 50 })
})

test('an order fully paid by store credit has nothing to collect and gets its invoice at once', async () => {
  const { id, token, body } = await aCreditedCustomer(200)
  const { orderId } = requireSuccess(await asked().cod(token, body(125)))
  expect(await loadOrder(orderId)).toMatchObject({
    paymentMethod: 'credit',
    paid: true,
    status: 'Order Placed',
  })
  expect(await loadDocuments(orderId)).toMatchObject([{ kind: 'invoice', amount: 125_00 }])
  requireSuccess(await asked().cancel(token, orderId))
  expect(await loadBalance(id)).toBe(200_00)
  expect(await loadRefunds(orderId)).toMatchObject([{ amount: 125_00, credit: 125_00, status: 'succeeded' }])
  expect(await loadDocuments(orderId)).toMatchObject([
    {},
    { kind: 'credit_note', content: { storeCredit: 125_00 } },
  ])
})

test('credit above the balance or the order total is refused and nothing is written', async () => {
  const { id, token, body } = await aCreditedCustomer()
  expect(await asked().cod(token, body(50.01))).toMatchObject({ code: 'credit_too_small', balance: 50 })
  expect(await asked().cod(token, body(125.01))).toMatchObject({ code: 'amount_changed' })
  expect(await asked().inPage((await aCreditedCustomer(200)).token, body(125))).toMatchObject({
    code: 'nothing_due',
  })
  expect(await loadBalance(id)).toBe(50_00)
  expect(await asked().myOrders(token)).toEqual([])
})

test('concurrent orders cannot spend more credit than the balance', async () => {
  const { id, token, body } = await aCreditedCustomer(100)
  const answers = await Promise.all(Array.from({ length: 5 }, () => asked().cod(token, body(40))))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  expect(await loadBalance(id)).toBe(20_00)
})

test('the same order sent twice with one idempotency key uses its credit once', async () => {
  const { id, token, body } = await aCreditedCustomer(100)
  const [first, second] = await Promise.all([
    asked().cod(token, body(40), 'once'),
    asked().cod(token, body(40), 'once'),
  ])
  expect(requireSuccess(first).orderId).toBe(requireSuccess(second).orderId)
  expect(await loadBalance(id)).toBe(60_00)
})

// D-45
test('credit reserved by an unpaid order is available to the order that replaces it', async () => {
  const { id, token, body } = await aCreditedCustomer()
  const shown = async () => requireSuccess(await shop.call('POST /api/credit/show', {}, { token }))
  requireSuccess(await asked().onPage(token, body(30)))
  expect(await shown()).toMatchObject({ balance: 20, available: 50 })
  requireSuccess(await asked().cod(token, body(50)))
  expect(await shown()).toMatchObject({ balance: 0, available: 0 })
  expect(await loadBalance(id)).toBe(0)
})

test('cancelling a cash order returns its credit once', async () => {
  const { id, token, body } = await aCreditedCustomer()
  const { orderId } = requireSuccess(await asked().cod(token, body(50)))
  await Promise.all([asked().cancel(token, orderId), asked().cancel(token, orderId)])
  expect(await loadBalance(id)).toBe(50_00)
  expect(await loadRefunds(orderId)).toEqual([])
})

test('a card pays the rest after store credit, and cancelling refunds each part to its source', async () => {
  const { id, token, body } = await aCreditedCustomer()
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, body(50)))
  expect(await shop.lookUp(clientSecret)).toMatchObject({ amount: 75_00 })
  expect(await loadBalance(id)).toBe(0)
  await shop.pay(clientSecret)
  requireSuccess(await asked().verifyInPage(token, orderId))
  expect(await loadDocuments(orderId)).toMatchObject([{ amount: 125_00, content: { storeCredit: 50_00 } }])
  requireSuccess(await asked().cancel(token, orderId))
  expect(await loadBalance(id)).toBe(50_00)
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toEqual({ charges: 1, charged: 75_00, refunded: 75_00 })
  expect(await loadRefunds(orderId)).toMatchObject([{ amount: 125_00, credit: 50_00, status: 'succeeded' }])
})

/** The shop gave up an order that could still be paid, and then it was paid. */
async function paidAfterExpiry(spendsCredit: boolean) {
  const customer = await aCreditedCustomer()
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(customer.token, customer.body(50)))
  const closed = { ...(await shop.lookUp(clientSecret)), status: 'closed' as const }
  expect(await expireOrder(shop.shop, orderId, 'expired', closed)).toBe(true)
  expect(await loadBalance(customer.id)).toBe(50_00)
  const taken = { customerId: customer.id, direction: 'take', amount: 10, reason: 'A mistake' } as const
  if (spendsCredit)
    requireSuccess(await shop.call('POST /api/staff/customer/credit/change', taken, { token: manager.token }))
  await shop.pay(clientSecret)
  await shop.hear()
  return { ...customer, orderId }
}

test('an expired order returns its credit, and a late payment takes it again', async () => {
  const { id, orderId } = await paidAfterExpiry(false)
  expect(await loadOrder(orderId)).toMatchObject({ status: 'Order Placed', paid: true, credit: 50_00 })
  expect(await loadBalance(id)).toBe(0)
})

test('a late payment is refunded when the credit is already spent, and the remaining credit stays', async () => {
  const { id, orderId } = await paidAfterExpiry(true)
  expect(await loadOrder(orderId)).toMatchObject({ status: 'Cancelled', paid: false })
  expect(await loadBalance(id)).toBe(40_00)
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 75_00, refunded: 75_00 })
})

test('a refund goes to the card first, to credit on request, and never above the amount paid', async () => {
  const { id, token, body } = await aCreditedCustomer()
  const { orderId, clientSecret } = requireSuccess(await asked().inPage(token, body(50)))
  await shop.pay(clientSecret)
  requireSuccess(await asked().verifyInPage(token, orderId))
  const refund = (amount: number, to: 'original' | 'credit') =>
    shop.call(
      'POST /api/staff/order/refund',
      { orderId, amount, to, reason: 'A stain' },
      { token: manager.token },
    )
  requireSuccess(await refund(10, 'credit'))
  expect(await loadBalance(id)).toBe(10_00)
  requireSuccess(await refund(80, 'original'))
  expect(await loadBalance(id)).toBe(15_00)
  expect(await refund(35.01, 'credit')).toMatchObject({ code: 'refund_too_large', left: 35 })
  requireSuccess(await refund(35, 'original'))
  expect(await loadBalance(id)).toBe(50_00)
  await processRefunds(shop.shop)
  expect(await shop.loadTotals(orderId)).toMatchObject({ charged: 75_00, refunded: 75_00 })
  const seen = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, { token: manager.token }))
  expect(seen.order).toMatchObject({ money: 'refunded', received: 125_00, refundable: 0, credit: 50_00 })
})
