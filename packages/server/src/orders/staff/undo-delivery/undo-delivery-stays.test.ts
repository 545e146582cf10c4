import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { signedOrderPath } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { aDeliveredOrder, deliver } from '#testing/orders/a-delivered-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  await shop.db
    .update(shopSettings)
    .set({ sellerLicence: 'CN-1234567', sellerLicenceAuthority: 'Dubai Economy & Tourism' })
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 200 } }] })
})
beforeEach(async () => {
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

const undo = (orderId: string) => shop.call('POST /api/staff/order/undo-delivery', { orderId }, owner)

/** A delivered order of a company. Its invoice was never opened. */
async function delivered() {
  const order = await aDeliveredOrder(shop, anOrder([aLine(tee)], 125))
  const [invoice] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, order.orderId))
  const [, key = ''] = (await signedOrderPath(shop.shop, order.number)).split('#key=')
  return { ...order, document: invoice?.number ?? '', key }
}
type Delivered = Awaited<ReturnType<typeof delivered>>

const month = () => shop.clock.now().toISOString().slice(0, 7)

/** Every way in which an invoice, or its amounts, leaves the shop. */
const OPENINGS: Record<string, (order: Delivered) => Promise<{ success: boolean }>> = {
  'the customer opens it': ({ number, document, token }) =>
    shop.call('POST /api/order/document', { number, document }, { token }),
  'the customer downloads it': ({ number, document, token }) =>
    shop.call('POST /api/order/document-file', { number, document }, { token }),
  'the link of an email opens it': ({ number, document, key }) =>
    shop.call('POST /api/order/document-linked', { number, document, key }),
  'the link of an email downloads it': ({ number, document, key }) =>
    shop.call('POST /api/order/document-file-linked', { number, document, key }),
  'the customer asks for its structured invoice': ({ number, document, token }) =>
    shop.call('POST /api/order/e-invoice', { number, document }, { token }),
  'the link of an email asks for its structured invoice': ({ number, document, key }) =>
    shop.call('POST /api/order/e-invoice-linked', { number, document, key }),
  'the staff downloads it': ({ orderId }) =>
    shop.call('GET /api/staff/orders/documents', { orderIds: [orderId] }, owner),
  'the staff downloads its structured invoice': ({ document }) =>
    shop.call('GET /api/staff/orders/e-invoice', { document }, owner),
  'the ledger of its month is downloaded': () =>
    shop.call('GET /api/staff/tax/file', { month: month(), file: 'ledger_csv' }, owner),
  'the VAT return of its month is downloaded': () =>
    shop.call('GET /api/staff/tax/file', { month: month(), file: 'return_csv' }, owner),
  'the VAT return of its month is downloaded as PDF': () =>
    shop.call('GET /api/staff/tax/file', { month: month(), file: 'return_pdf' }, owner),
}

test.each(Object.entries(OPENINGS))(
  'a delivery with an invoice cannot be undone once %s',
  async (_, open) => {
    const order = await delivered()
    await open(order)
    expect(await undo(order.orderId)).toMatchObject({ code: 'delivery_invoiced' })
    const [row] = await shop.db.select().from(orders).where(eq(orders.id, order.orderId))
    expect(row).toMatchObject({ status: 'Delivered', paid: true })
    const staffView = requireSuccess(
      await shop.call('GET /api/staff/order', { orderId: order.orderId }, owner),
    )
    expect(staffView.order.deliveryStays).toBe('delivery_invoiced')
  },
)

test('viewing pages that list an invoice does not open the invoice', async () => {
  const order = await delivered()
  requireSuccess(await shop.call('POST /api/order/show', { number: order.number }, { token: order.token }))
  requireSuccess(await shop.call('GET /api/staff/tax', { month: month() }, owner))
  requireSuccess(await shop.call('POST /api/staff/orders/export', { orderIds: [order.orderId] }, owner))
  requireSuccess(await undo(order.orderId))
})

test('a delivery cannot be undone after its cash was remitted, a part was refunded or a return was requested', async () => {
  const [remitted, refunded, returned] = [await delivered(), await delivered(), await delivered()]
  const lines = [{ orderId: remitted.orderId, paid: 125_00 }]
  requireSuccess(await shop.call('POST /api/staff/cash/remit', { carrier: '', fileName: '', lines }, owner))
  const part = { orderId: refunded.orderId, amount: 10, reason: 'A button was missing' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', part, owner))
  const wish = {
    number: returned.number,
    resolution: 'refund' as const,
    lines: [{ position: 0, quantity: 1, reason: 'too_small' as const }],
  }
  const asked = requireSuccess(await shop.call('POST /api/return/request', wish, { token: returned.token }))
  expect(await undo(remitted.orderId)).toMatchObject({ code: 'delivery_remitted' })
  expect(await undo(refunded.orderId)).toMatchObject({ code: 'delivery_refunded' })
  expect(await undo(returned.orderId)).toMatchObject({ code: 'delivery_returned' })
  const cancelled = { number: returned.number, returnNumber: asked.return.number }
  requireSuccess(await shop.call('POST /api/return/cancel', cancelled, { token: returned.token }))
  expect(await undo(returned.orderId)).toMatchObject({ code: 'delivery_returned' })
})

test('undoing the delivery of a prepaid order keeps its invoice and its payment', async () => {
  const { id, token } = await aCustomer(shop.shop)
  await creditCalls(shop).give(owner.token, id, 125)
  const body = anOrder([aLine(tee)], 125, { credit: 125 })
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  await deliver(shop, owner.token, orderId)
  const before = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  requireSuccess(await shop.call('GET /api/staff/orders/documents', { orderIds: [orderId] }, owner))
  requireSuccess(await undo(orderId))
  const [row] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  expect(row).toMatchObject({ status: 'Shipped', paid: true, paymentMethod: 'credit' })
  const after = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  expect(after).toEqual(before.map((document) => ({ ...document, openedAt: expect.any(Date) })))
})

test('undelivered orders, unknown orders and members without permission are refused', async () => {
  const order = await delivered()
  requireSuccess(await undo(order.orderId))
  expect(await undo(order.orderId)).toMatchObject({ code: 'delivery_undone' })
  expect(await undo('no id')).toMatchObject({ code: 'order_not_found' })
  expect(await undo(shop.shop.newId())).toMatchObject({ code: 'order_not_found' })
  const viewer = await aMember(shop.shop, 'viewer')
  expect(
    await shop.call('POST /api/staff/order/undo-delivery', { orderId: order.orderId }, viewer),
  ).toMatchObject({ code: 'forbidden' })
})
