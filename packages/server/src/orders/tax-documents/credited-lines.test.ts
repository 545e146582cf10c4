import { asc, eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations, variants, variantTranslations } from '#catalogue/catalogue-tables'
import { inTransaction } from '#database/in-transaction'
import { queueFullRefund } from '#orders/refunds/queue-refund'
import { orders } from '#orders/store/order-tables'
import { insertTaxDocument } from '#orders/tax-documents/insert-tax-document'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'owner')).token
})
afterAll(() => shop.close())

/** A tee with a name and a colour in both languages. */
async function aTranslatedTee() {
  const tee = await aProduct(shop.shop, { name: 'Fox Tee' })
  await shop.db.insert(productTranslations).values({ productId: tee.id, language: 'ar', name: 'قميص الثعلب' })
  const [variant] = await shop.db.select().from(variants).where(eq(variants.productId, tee.id))
  await shop.db
    .insert(variantTranslations)
    .values({ variantId: variant?.id ?? '', language: 'ar', colorName: 'مرجاني' })
  return tee
}

/** Three tees in two sizes, 5 % discount code, express and cash on delivery: AED 285.00 plus 10.00. Delivered. */
async function aDeliveredOrder(language: 'en' | 'ar' = 'en') {
  const [customer, tee] = [await aCustomer(shop.shop), await aTranslatedTee()]
  const order = anOrder([aLine(tee, { quantity: 2 }), aLine(tee, { size: '100' })], 295, {
    discountCode: 'AFZ44',
    shippingMethod: 'Express',
  })
  const placed = await shop.call('POST /api/order/place', order, { token: customer.token, language })
  const { orderId } = requireSuccess(placed)
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token }))
  return orderId
}

async function refund(orderId: string, refundInput: object) {
  const input = { orderId, reason: 'One was torn', ...refundInput }
  requireSuccess(await shop.call('POST /api/staff/order/refund', input, { token }))
}

/** Lines of an order's documents: first the invoice, then its credit notes. */
async function loadLines(orderId: string) {
  const documents = await shop.db
    .select()
    .from(taxDocuments)
    .where(eq(taxDocuments.orderId, orderId))
    .orderBy(asc(taxDocuments.kind), asc(taxDocuments.sequence))
  for (const { content, amount, vat } of documents)
    expect(content.totals).toMatchObject({ total: amount, vat, net: amount - vat })
  return documents.map(({ content }) => content.lines ?? [])
}

const shortly = (lines: Awaited<ReturnType<typeof loadLines>>[number] | undefined) =>
  lines?.map(({ description, quantity, list, discount, total, vat }) => [
    description,
    quantity,
    ...[list, discount, total, vat],
  ])

test('a credit note lists the refunded items and the delivery fee, each with its VAT', async () => {
  const orderId = await aDeliveredOrder()
  await refund(orderId, { lines: [{ position: 0, quantity: 1 }], delivery: true })
  const [, note] = await loadLines(orderId)
  expect(shortly(note)).toEqual([
    ['Fox Tee, Coral, 90', 1, 100_00, 5_00, 95_00, 4_52],
    ['Express delivery', 1, 10_00, 0, 10_00, 48],
  ])
})

test('a refund without items is a price reduction', async () => {
  const orderId = await aDeliveredOrder()
  await refund(orderId, { amount: 21 })
  const [, note] = await loadLines(orderId)
  expect(note).toMatchObject([{ description: 'Price reduction', descriptionAr: 'تخفيض السعر' }])
  expect(shortly(note)?.[0]?.slice(1)).toEqual([1, 21_00, 0, 21_00, 1_00])
})

test('the credit note of a full refund lists the remaining lines, or a price reduction after partial amounts', async () => {
  const whole = await aDeliveredOrder()
  const cancel = (orderId: string) => inTransaction(shop.shop, (tx) => queueFullRefund(tx, orderId, 'system'))
  await cancel(whole)
  const [invoice, note] = await loadLines(whole)
  expect(note).toEqual(invoice)

  const parted = await aDeliveredOrder()
  await refund(parted, { lines: [{ position: 0, quantity: 1 }], delivery: true })
  await cancel(parted)
  expect(shortly((await loadLines(parted))[2])).toEqual([
    ['Fox Tee, Coral, 90', 1, 100_00, 5_00, 95_00, 4_52],
    ['Fox Tee, Coral, 100', 1, 100_00, 5_00, 95_00, 4_53],
  ])

  const reduced = await aDeliveredOrder()
  await refund(reduced, { amount: 20 })
  await cancel(reduced)
  expect((await loadLines(reduced))[2]).toMatchObject([{ description: 'Price reduction', total: 275_00 }])
})

test.each(['en', 'ar'] as const)(
  'the documents of an order in %s name items in both languages, with the names shown to the customer',
  async (language) => {
    const orderId = await aDeliveredOrder(language)
    await shop.db.update(productTranslations).set({ name: 'قميص آخر' })
    await refund(orderId, { lines: [{ position: 1, quantity: 1 }] })
    const [invoice, note] = await loadLines(orderId)
    expect(invoice?.map(({ description, descriptionAr }) => [description, descriptionAr])).toEqual([
      ['Fox Tee, Coral, 90', 'قميص الثعلب، مرجاني، 90'],
      ['Fox Tee, Coral, 100', 'قميص الثعلب، مرجاني، 100'],
      ['Express delivery', 'توصيل سريع'],
    ])
    const now = language === 'ar' ? 'قميص الثعلب' : 'قميص آخر'
    expect(note).toMatchObject([{ description: 'Fox Tee, Coral, 100', descriptionAr: `${now}، مرجاني، 100` }])
  },
)

test('a document shows the seller in both languages and a contact, and an older document stays the same', async () => {
  const orderId = await aDeliveredOrder()
  const [invoice] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, orderId))
  expect(invoice?.content).toMatchObject({
    seller: {
      name: 'Little Dunes Trading L.L.C',
      nameAr: 'ليتل ديونز للتجارة ذ.م.م',
      addressAr: 'مستودع 7، القوز الصناعية 3، دبي، الإمارات',
      email: expect.stringContaining('@'),
      phone: expect.stringContaining('+971'),
    },
    returnDays: 14,
    discountCode: 'AFZ44',
  })
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const placed = await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), {
    token: customer.token,
  })
  const former = requireSuccess(placed).orderId
  const content = {
    seller: { name: 'Dunes', address: 'Dubai', trn: '100000000000003' },
    customer: { name: 'Fatima', address: 'Villa 24', emirate: 'Dubai' },
    ...{ orderNumber: 'LD-1', paymentMethod: 'cod' as const, vatRate: 5 },
    lines: [{ description: 'Fox Tee', quantity: 1, list: 105_00, discount: 0, total: 105_00, vat: 5_00 }],
    totals: { list: 105_00, discount: 0, net: 100_00, total: 105_00, vat: 5_00 },
  }
  await inTransaction(shop.shop, (tx) =>
    insertTaxDocument(tx, { kind: 'invoice', orderId: former, amount: 105_00, vat: 5_00, content }, tx.now()),
  )
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, former))
  const [stored] = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, former))
  const asked = { number: `LD-${order?.number}`, document: stored?.number ?? '' }
  const { document } = requireSuccess(
    await shop.call('POST /api/order/document', asked, { token: customer.token }),
  )
  expect(document.seller).toEqual(content.seller)
  expect(document).not.toHaveProperty('returnDays')
  expect(document.lines).toEqual([
    { description: 'Fox Tee', quantity: 1, list: 105, discount: 0, net: 100, total: 105, vat: 5 },
  ])
})
