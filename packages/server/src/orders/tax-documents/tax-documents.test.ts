import { creditNoteReasons } from '@little-dunes/domain/messages/tax-documents/credit-note-reasons'
import { asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { inTransaction } from '#database/in-transaction'
import { queueFullRefund } from '#orders/refunds/queue-refund'
import { signedOrderPath } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { issueCreditNote } from '#orders/tax-documents/issue-credit-note'
import { issueInvoice } from '#orders/tax-documents/issue-invoice'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { taxLedger } from '#orders/tax-documents/tax-ledger'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

/** A customer's order of two tees at AED 100: cash on delivery, express, 5 % discount code. */
async function aCashOrder() {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { name: 'Fox Tee' })
  const order = anOrder([aLine(tee), aLine(tee, { size: '100' })], 200, {
    discountCode: 'AFZ44',
    shippingMethod: 'Express',
  })
  const placed = await shop.call('POST /api/order/place', order, { token })
  if (!placed.success) throw new Error(placed.message)
  return { token, orderId: placed.orderId }
}

async function deliver(orderId: string): Promise<void> {
  const { token } = await aMember(shop.shop, 'owner')
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const) {
    const moved = await shop.call('POST /api/staff/order/move', { orderId, to }, { token })
    if (!moved.success) throw new Error(moved.message)
  }
}

async function refund(orderId: string, refundInput: object) {
  const { token } = await aMember(shop.shop, 'owner')
  const payload = { orderId, reason: 'One was torn', ...refundInput }
  return (
    await shop.request({ method: 'POST', url: '/api/staff/order/refund', headers: { token }, payload })
  ).json()
}

const loadDocuments = (orderId: string) =>
  shop.db
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(asc(taxDocuments.kind), asc(taxDocuments.sequence))

test('a cash order gets its invoice on delivery, with lines that add up exactly', async () => {
  const { orderId } = await aCashOrder()
  expect(await loadDocuments(orderId)).toEqual([])
  await deliver(orderId)
  const [invoice, ...more] = await loadDocuments(orderId)
  expect(more).toEqual([])
  expect(invoice).toMatchObject({
    kind: 'invoice',
    number: expect.stringMatching(/^INV-\d{4}-\d{5}$/),
    issuedAt: shop.clock.now(),
    amount: 200_00,
    content: {
      seller: { trn: '100000000000003' },
      customer: { name: ADDRESS.fullname, emirate: 'Dubai' },
      paymentMethod: 'cod',
      vatRate: 5,
      totals: { list: 210_00, discount: 10_00, total: 200_00 },
    },
  })
  const { lines = [] } = invoice?.content ?? {}
  expect(lines.map(({ description, total, vat }) => [description, total, vat])).toEqual([
    ['Fox Tee, Coral, 90', 95_00, 4_52],
    ['Fox Tee, Coral, 100', 95_00, 4_52],
    ['Express delivery', 10_00, 48],
  ])
  expect(invoice?.vat).toBe(4_52 + 4_52 + 48)
})

test('every refund has a credit note, each starting from the remainder of the previous one', async () => {
  const { orderId } = await aCashOrder()
  await deliver(orderId)
  await refund(orderId, { lines: [{ position: 0, quantity: 1 }] })
  await refund(orderId, { amount: 105 })
  const [invoice, first, second] = await loadDocuments(orderId)
  const reason = 'One was torn'
  expect(first).toMatchObject({
    kind: 'credit_note',
    amount: 95_00,
    vat: 4_52,
    content: { credit: { invoiceNumber: invoice?.number, valueBefore: 200_00, valueAfter: 105_00, reason } },
  })
  expect(second).toMatchObject({
    amount: 105_00,
    content: { credit: { valueBefore: 105_00, valueAfter: 0 } },
  })
  expect((first?.vat ?? 0) + (second?.vat ?? 0)).toBe(invoice?.vat)
  expect(await refund(orderId, { amount: 1 })).toMatchObject({ code: 'refund_too_large' })
  expect(await loadDocuments(orderId)).toHaveLength(3)
})

test('the reason of an automatic credit note is in both languages', async () => {
  const { orderId } = await aCashOrder()
  await deliver(orderId)
  await inTransaction(shop.shop, (tx) => queueFullRefund(tx, orderId, 'system'))
  const [, note] = await loadDocuments(orderId)
  expect(note?.content.credit?.reason).toBe('The order was cancelled · أُلغي الطلب')
  expect(creditNoteReasons.returned('R-1047')).toBe('Return R-1047 · إرجاع \u2066R-1047\u2069')
})

test('a refund of an order without an invoice has no credit note', async () => {
  const { orderId } = await aCashOrder()
  const late = {
    orderId,
    refundId: shop.shop.newId(),
    amount: 10_00,
    storeCredit: 0,
    reason: 'It came too late',
  }
  await inTransaction(shop.shop, (tx) => issueCreditNote(tx, late))
  expect(await loadDocuments(orderId)).toEqual([])
})

test('only the customer reads their documents, by account or email link', async () => {
  const { token, orderId } = await aCashOrder()
  await deliver(orderId)
  await refund(orderId, { lines: [{ position: 0, quantity: 1 }] })
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const number = `LD-${order?.number}`
  const page = await shop.call('POST /api/order/show', { number }, { token })
  if (!page.success) throw new Error(page.message)
  expect(page.totals).toMatchObject({ amount: 200, refunded: 95 })
  expect(page.documents.map(({ kind }) => kind)).toEqual(['invoice', 'credit_note'])
  const [invoice = '', note = ''] = page.documents.map((document) => document.number)
  const read = (document: string, by = token) =>
    shop.call('POST /api/order/document', { number, document }, { token: by })
  expect(await read(invoice)).toMatchObject({
    document: {
      number: invoice,
      orderNumber: number,
      lines: [{ list: 100, discount: 5, net: 90.48, vat: 4.52, total: 95 }, {}, { total: 10 }],
      totals: { list: 210, discount: 10, net: 190.48, vat: 9.52, total: 200 },
      credit: null,
    },
  })
  expect(await read(note)).toMatchObject({
    document: {
      lines: [{ description: 'Fox Tee, Coral, 90', quantity: 1, list: 100, discount: 5, total: 95 }],
      totals: { total: 95, vat: 4.52 },
      credit: { valueBefore: 200, valueAfter: 105 },
    },
  })
  const [, key = ''] = (await signedOrderPath(shop.shop, number)).split('#key=')
  const linked = (with_: string) =>
    shop.call('POST /api/order/document-linked', { number, document: invoice, key: with_ })
  expect(await linked(key)).toEqual(await read(invoice))
  expect(await linked(`${key}x`)).toMatchObject({ code: 'link_ended' })
  const foreign = await read(invoice, (await aCustomer(shop.shop)).token)
  expect(foreign).toMatchObject({ code: 'document_not_found' })
  expect(await read('INV-2026-99999')).toEqual(foreign)
})

test('an issued document never changes with later settings, and the database refuses to change it', async () => {
  const { orderId } = await aCashOrder()
  await deliver(orderId)
  const before = await loadDocuments(orderId)
  await shop.db.update(shopSettings).set({ sellerName: 'Another name', vatRate: 9 })
  await shop.db
    .update(orders)
    .set({ address: { ...ADDRESS, fullname: 'Somebody' } })
    .where(eq(orders.id, orderId))
  expect(await loadDocuments(orderId)).toEqual(before)
  for (const change of [
    sql`UPDATE tax_documents SET amount = 1`,
    sql`DELETE FROM tax_documents`,
    sql`TRUNCATE tax_documents`,
  ])
    await expect(shop.db.execute(change)).rejects.toMatchObject({
      cause: { message: 'A tax document that was issued is never changed' },
    })
  await shop.db.update(shopSettings).set({ vatRate: 5 })
})

test('numbers have no gaps, despite simultaneous orders and rolled-back transactions', async () => {
  const ids: string[] = []
  for (let count = 0; count < 8; count++) ids.push((await aCashOrder()).orderId)
  const undone = inTransaction(shop.shop, async (tx) => {
    await issueInvoice(tx, ids[0] ?? '')
    throw new Error('The power failed')
  })
  await expect(undone).rejects.toThrow('The power failed')
  await Promise.all(ids.map((id) => inTransaction(shop.shop, (tx) => issueInvoice(tx, id))))
  await Promise.all(ids.map((id) => inTransaction(shop.shop, (tx) => issueInvoice(tx, id))))
  const { rows } = await shop.db.execute(sql`SELECT kind, count(*)::int AS count, max(sequence) AS last
    FROM tax_documents GROUP BY kind, year`)
  for (const { count, last } of rows) expect(last).toBe(count)
})

test('the documents of a month are exported as CSV by emirate, with negative credit notes, in Dubai time', async () => {
  shop.clock.set(new Date('2029-01-31T19:59:59Z'))
  const [dubai, fujairah] = [await aCashOrder(), await aCashOrder()]
  const address = { ...ADDRESS, region: 'Fujairah' }
  await shop.db.update(orders).set({ address }).where(eq(orders.id, fujairah.orderId))
  await deliver(fujairah.orderId)
  await deliver(dubai.orderId)
  await refund(dubai.orderId, { lines: [{ position: 0, quantity: 1 }] })
  shop.clock.set(new Date('2029-01-31T20:00:00Z'))
  const { orderId } = await aCashOrder()
  await deliver(orderId)
  const lines = await taxLedger(shop.shop, '2029-01')
  expect(lines.map((line) => line.replace(/LD-\d+/, 'LD'))).toEqual([
    'number,kind,date,emirate,order,payment,net,vat,total',
    'INV-2029-00002,invoice,2029-01-31,Dubai,LD,cod,190.48,9.52,200.00',
    'CN-2029-00001,credit_note,2029-01-31,Dubai,LD,cod,-90.48,-4.52,-95.00',
    'INV-2029-00001,invoice,2029-01-31,Fujairah,LD,cod,190.48,9.52,200.00',
  ])
  expect(await taxLedger(shop.shop, '2029-02')).toHaveLength(2)
})

test('a year and its numbering begin at midnight in Dubai', async () => {
  shop.clock.set(new Date('2030-12-31T19:59:59Z'))
  const [late, early] = [await aCashOrder(), await aCashOrder()]
  await deliver(late.orderId)
  shop.clock.set(new Date('2030-12-31T20:00:00Z'))
  await deliver(early.orderId)
  expect([await loadDocuments(late.orderId), await loadDocuments(early.orderId)]).toMatchObject([
    [{ number: 'INV-2030-00001' }],
    [{ number: 'INV-2031-00001' }],
  ])
})
