import { DAY } from '@little-dunes/domain/durations'
import { parse } from 'csv-parse/sync'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { orderEvents } from '#orders/store/order-tables'
import { issuePendingDocuments } from '#orders/tax-documents/pending-documents'
import { pendingTaxDocuments, taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { taxLedger } from '#orders/tax-documents/tax-ledger'
import { shopSettings } from '#settings/settings-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { aDeliveredOrder } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  shop.clock.set('2026-11-20T08:00:00Z')
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 100 } }] })
})
// Sessions expire while the clock moves.
beforeEach(async () => {
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

const delivered = () => aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
type Delivered = Awaited<ReturnType<typeof delivered>>

const undo = (orderId: string) => shop.call('POST /api/staff/order/undo-delivery', { orderId }, owner)
const deliver = async (orderId: string) =>
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to: 'Delivered' }, owner))
const invoices = (orderId: string) =>
  shop.db
    .select({ number: taxDocuments.number, voidedAt: taxDocuments.voidedAt })
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(asc(taxDocuments.sequence))
const seen = async (orderId: string) =>
  requireSuccess(await shop.call('GET /api/staff/order', { orderId }, owner)).order
const page = async ({ number, token }: Delivered) =>
  requireSuccess(await shop.call('POST /api/order/show', { number }, { token }))
const owed = async () => requireSuccess(await shop.call('GET /api/staff/cash', {}, owner))

test('an undone delivery is on its way again, with its cash uncollected and its invoice hidden from the customer (D-48)', async () => {
  const before = await owed()
  const order = await delivered()
  expect(await owed()).not.toEqual(before)
  expect(await seen(order.orderId)).toMatchObject({ status: 'Delivered', deliveryStays: null })
  requireSuccess(await undo(order.orderId))
  expect(await seen(order.orderId)).toMatchObject({
    status: 'Shipped',
    money: 'cash',
    deliveryStays: 'delivery_undone',
    documents: [{ kind: 'invoice', voided: true, hasEInvoice: false }],
  })
  expect(await owed()).toEqual(before)
  const shown = await page(order)
  expect(shown).toMatchObject({ order: { status: 'Shipped', payment: false }, documents: [] })
  expect(shown.steps.map(({ status }) => status)).toEqual(['Order Placed', 'Packing', 'Shipped'])
  const returning = await shop.call(
    'POST /api/return/request',
    {
      number: order.number,
      resolution: 'refund',
      lines: [{ position: 0, quantity: 1, reason: 'too_small' }],
    },
    { token: order.token },
  )
  expect(returning).toMatchObject({ code: 'not_returnable' })
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('the next delivery gets a new invoice with the next number, and the voided one keeps its number', async () => {
  const order = await delivered()
  const [first] = await invoices(order.orderId)
  requireSuccess(await undo(order.orderId))
  await deliver(order.orderId)
  const [voided, valid] = await invoices(order.orderId)
  expect(voided).toEqual({ number: first?.number, voidedAt: expect.any(Date) })
  expect(valid?.voidedAt).toBeNull()
  expect(Number(valid?.number.slice(-5))).toBe(Number(voided?.number.slice(-5)) + 1)
  const shown = await page(order)
  expect(shown.documents).toMatchObject([{ number: valid?.number }])
  expect(shown.steps.map(({ status }) => status)).toEqual(['Order Placed', 'Packing', 'Shipped', 'Delivered'])
  const ask = (document = '') =>
    shop.call('POST /api/order/document', { number: order.number, document }, { token: order.token })
  expect(await ask(voided?.number)).toMatchObject({ code: 'document_voided' })
  requireSuccess(await ask(valid?.number))
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a voided invoice is not in the tax return, ledger, order lists, personal data or documents', async () => {
  shop.clock.set('2027-03-10T08:00:00Z')
  owner = await aMember(shop.shop, 'owner')
  const order = await delivered()
  const [invoice] = await invoices(order.orderId)
  requireSuccess(await undo(order.orderId))
  const deliveredOrder = await delivered()
  const tax = requireSuccess(await shop.call('GET /api/staff/tax', { month: '2027-03' }, owner))
  expect(tax.emirates.find(({ emirate }) => emirate === 'Dubai')?.invoices).toEqual({
    count: 1,
    net: 119_05,
    vat: 5_95,
  })
  const { csv } = requireSuccess(
    await shop.call('POST /api/staff/orders/export', { orderIds: [order.orderId] }, owner),
  )
  const [row]: Record<string, string>[] = parse(csv, { columns: true })
  expect(row).toMatchObject({ status: 'Shipped', invoice: '', delivered: '' })
  const personalData = requireSuccess(await shop.call('POST /api/user/data', {}, { token: order.token }))
  expect(JSON.stringify(personalData)).not.toContain(invoice?.number)
  const papers = await shop.call('GET /api/staff/orders/documents', { orderIds: [order.orderId] }, owner)
  expect(papers).toMatchObject({ file: null, without: [order.orderId] })
  const lines = (await taxLedger(shop.shop, '2027-03')).slice(1)
  expect(lines.map((line) => line.replace(/LD-\d+/, 'LD'))).toEqual([
    `${invoice?.number},voided_invoice,2027-03-10,Dubai,LD,cod,0.00,0.00,0.00`,
    `${(await invoices(deliveredOrder.orderId))[0]?.number},invoice,2027-03-10,Dubai,LD,cod,119.05,5.95,125.00`,
  ])
  expect((await undo(deliveredOrder.orderId)) as object).toMatchObject({ code: 'delivery_invoiced' })
})

test('the next delivery restarts the return period and the wait for a review request', async () => {
  const order = await delivered()
  shop.clock.moveBy(20 * DAY)
  owner = await aMember(shop.shop, 'owner')
  requireSuccess(await undo(order.orderId))
  await deliver(order.orderId)
  const { until } = requireSuccess(
    await shop.call('GET /api/staff/order/returnable', { orderId: order.orderId }, owner),
  )
  expect(until).toBeGreaterThan(shop.clock.now().getTime())
})

test('undoing a delivery deletes its pending invoice before it gets a number', async () => {
  await shop.db.update(shopSettings).set({ sellerTrn: '100123456700003' })
  const order = await delivered()
  expect(await shop.db.select().from(pendingTaxDocuments)).toHaveLength(1)
  requireSuccess(await undo(order.orderId))
  expect(await shop.db.select().from(pendingTaxDocuments)).toEqual([])
  await shop.db.update(shopSettings).set({ sellerTrn: '100000000000003' })
  await issuePendingDocuments(shop.shop)
  expect(await invoices(order.orderId)).toEqual([])
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('an order refused at the door after an undone delivery has no valid invoice', async () => {
  const order = await delivered()
  requireSuccess(await undo(order.orderId))
  requireSuccess(await shop.call('POST /api/staff/order/refuse', { orderId: order.orderId }, owner))
  expect(await seen(order.orderId)).toMatchObject({ status: 'Cancelled', received: 0, refunds: [] })
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('the database voids an invoice once and irreversibly, and never an opened one or a credit note', async () => {
  const [open, other] = [await delivered(), await delivered()]
  requireSuccess(await undo(open.orderId))
  const invoice = and(eq(taxDocuments.orderId, open.orderId), eq(taxDocuments.kind, 'invoice'))
  const cause = (message: RegExp) => ({ cause: { message: expect.stringMatching(message) } })
  for (const values of [{ voidedAt: null }, { openedAt: new Date() }, { amount: 1 }])
    await expect(shop.db.update(taxDocuments).set(values).where(invoice)).rejects.toMatchObject(
      cause(/never changed|tax_documents_voided/),
    )
  await page(other)
  const [document] = await invoices(other.orderId)
  const asked = { number: other.number, document: document?.number ?? '' }
  requireSuccess(await shop.call('POST /api/order/document', asked, { token: other.token }))
  await expect(
    shop.db.execute(sql`UPDATE tax_documents SET voided_at = now() WHERE number = ${asked.document}`),
  ).rejects.toMatchObject(cause(/tax_documents_voided/))
})

test('the events of an order connect each status to the next, including an undone delivery (D-40)', async () => {
  const order = await delivered()
  requireSuccess(await undo(order.orderId))
  const events = await shop.db
    .select({ from: orderEvents.fromStatus, to: orderEvents.toStatus, actor: orderEvents.actor })
    .from(orderEvents)
    .where(eq(orderEvents.orderId, order.orderId))
    .orderBy(asc(orderEvents.id))
  expect(events.at(-1)).toEqual({ from: 'Delivered', to: 'Shipped', actor: owner.email })
})
