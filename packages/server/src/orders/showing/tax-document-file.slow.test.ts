import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { extractText, getDocumentProxy } from 'unpdf'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { productTranslations } from '#catalogue/catalogue-tables'
import { signedOrderPath } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { creditCalls } from '#testing/credit-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let staff: string

beforeAll(async () => {
  shop = await startTestShop()
  staff = (await aMember(shop.shop, 'manager')).token
})
afterAll(() => shop.close())

/** A delivered cash order of two tees with one refunded line: it has an invoice and a credit note. */
async function aDeliveredOrder(fullname = 'فاطمة الزعابي') {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { name: 'قميص الكثيب' })
  const address = { ...ADDRESS, fullname }
  const body = anOrder([aLine(tee, { quantity: 2 })], 200, { address })
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: staff }))
  const refund = { orderId, amount: 95, reason: 'One was torn' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: staff }))
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const number = `LD-${order?.number}`
  const page = requireSuccess(await shop.call('POST /api/order/show', { number }, { token }))
  const [invoice = '', note = ''] = page.documents.map((document) => document.number)
  return { token, orderId, number, invoice, note }
}

/** Text of each page in reading order, as one line. */
async function readPages(content: string): Promise<string[]> {
  const pdf = await getDocumentProxy(new Uint8Array(Buffer.from(content, 'base64')))
  const { text } = await extractText(pdf, { mergePages: false })
  return text.map((page) => page.replaceAll(/\s+/g, ' '))
}

/**
 * Text that readers copy from a PDF: the replacement texts of the drawn letters, in their order (ISO 32000, 14.9.4).
 */
function copiedText(content: string): string {
  const file = Buffer.from(content, 'base64').toString('latin1')
  const streams = [...file.matchAll(/stream\n(x[\s\S]*?)\nendstream/g)].map(([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  )
  const texts = streams.join('\n').matchAll(/\/ActualText \(((?:\\[\s\S]|[^\\)])*)\)/g)
  return [...texts].map(([, text = '']) => decoded(unescaped(text))).join('|')
}

const ESCAPES: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f' }
const unescaped = (text: string) =>
  text.replaceAll(/\\([\s\S])/g, (_, character: string) => ESCAPES[character] ?? character)

/** A string of a PDF: UTF-16 with a byte order mark, or Latin letters. */
const decoded = (text: string): string =>
  text.startsWith('\u00fe\u00ff') ? new TextDecoder('utf-16be').decode(Buffer.from(text, 'latin1')) : text

/** The PDF reader splits the ligature of lam and alef from left to right. */
const withLigatures = (arabic: string) => arabic.replaceAll(/ل([اأإآ])/g, '$1ل')

test('a PDF invoice has its text and totals in English and Arabic', async () => {
  const { token, number, invoice } = await aDeliveredOrder()
  const asked = { number, document: invoice }
  const file = requireSuccess(await shop.call('POST /api/order/document-file', asked, { token }))
  expect(file.name).toBe(`${invoice}.pdf`)
  const [page = '', ...more] = await readPages(file.content)
  expect(more).toEqual([])
  for (const text of [
    'Tax Invoice',
    'TRN 100000000000003',
    `Invoice no. ${invoice}`,
    `Order ${number}`,
    'Total, AED 200.00',
    'VAT 5% 9.52',
    'Taxable amount, net 190.48',
    'Two hundred dirhams.',
    'help@',
    'Page 1 of 1',
  ])
    expect(page).toContain(text)
  for (const text of [
    'فاتورة ضريبية',
    'رقم التسجيل الضريبي',
    'قميص الكثيب',
    'فاطمة الزعابي',
    'تاريخ الإصدار',
    'ليتل ديونز للتجارة',
    'مئتا درهم',
    'المبلغ الإجمالي، درهم',
  ])
    expect(page).toContain(withLigatures(text))
  const copied = copiedText(file.content)
  for (const text of [
    'فاتورة ضريبية',
    'المبلغ الإجمالي، درهم',
    'فاطمة الزعابي',
    'قميص الكثيب, Coral, 90',
    'ضريبة القيمة المضافة 5%',
  ])
    expect(copied).toContain(text)
})

test('a PDF credit note shows its invoice and the corrected value', async () => {
  const { token, number, invoice, note } = await aDeliveredOrder()
  const asked = { number, document: note }
  const { content } = requireSuccess(await shop.call('POST /api/order/document-file', asked, { token }))
  const [page] = await readPages(content)
  for (const text of [
    'Tax Credit Note',
    `For invoice ${invoice}`,
    'Credit, AED 95.00',
    'Corrected value 105.00',
    'One was torn',
  ])
    expect(page).toContain(text)
})

test('a long order spans numbered pages, with the totals on the last', async () => {
  const { token } = await aCustomer(shop.shop)
  const tees = []
  for (let count = 1; count <= 30; count += 1) {
    const tee = await aProduct(shop.shop, {
      price: 10_00,
      name: `Tee ${count} with a long name for a long line of the table`,
    })
    const name = `${'قميصالكثبانالطويل'.repeat(6)} ${count}`
    await shop.db.insert(productTranslations).values({ productId: tee.id, language: 'ar', name })
    tees.push(tee)
  }
  const body = anOrder(
    tees.map((tee) => aLine(tee)),
    300,
  )
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: staff }))
  const orderIds = [orderId]
  const answer = requireSuccess(
    await shop.call('GET /api/staff/orders/documents', { orderIds }, { token: staff }),
  )
  const pages = await readPages(answer.file?.content ?? '')
  expect(pages.length).toBeGreaterThan(2)
  for (const [place, page] of pages.entries()) {
    expect(page).toContain(`Page ${place + 1} of ${pages.length}`)
    expect(page).toMatch(/INV-\d{4}-\d{5}/)
    expect(page).toContain('Description')
  }
  expect(pages.filter((page) => page.includes('Total, AED 300.00'))).toEqual([pages.at(-1)])
  expect(pages.at(-1)).toContain('Three hundred dirhams.')
})

test('only the customer and visitors with the email link get the file', async () => {
  const { token, number, invoice } = await aDeliveredOrder()
  const asked = { number, document: invoice }
  const other = (await aCustomer(shop.shop)).token
  expect(await shop.call('POST /api/order/document-file', asked, { token: other })).toMatchObject({
    code: 'document_not_found',
  })
  const [, key = ''] = (await signedOrderPath(shop.shop, number)).split('#key=')
  const linked = (with_: string) =>
    shop.call('POST /api/order/document-file-linked', { ...asked, key: with_ })
  expect(requireSuccess(await linked(key)).name).toBe(`${invoice}.pdf`)
  expect(await linked(`${key}x`)).toMatchObject({ code: 'link_ended' })
  expect(requireSuccess(await shop.call('POST /api/order/document-file', asked, { token })).name).toBe(
    `${invoice}.pdf`,
  )
})

test('a link creates twenty documents in a row and is then rate limited, without affecting other orders', async () => {
  const [busy, other] = [await aDeliveredOrder(), await aDeliveredOrder()]
  const limited = await shop.anotherServer({ rateLimits: true })
  const ask = async ({ number, invoice }: typeof busy) => {
    const [, key = ''] = (await signedOrderPath(shop.shop, number)).split('#key=')
    return limited.request({
      method: 'POST',
      url: '/api/order/document-file-linked',
      payload: { number, document: invoice, key },
    })
  }
  for (let n = 0; n < 20; n++) expect((await ask(busy)).statusCode).toBe(200)
  const refused = await ask(busy)
  expect([refused.statusCode, Number(refused.headers['retry-after'])]).toEqual([429, 1])
  expect((await ask(other)).statusCode).toBe(200)
})

test('staff get the documents of several orders in one file, and a list of the orders without documents', async () => {
  const [first, second] = [await aDeliveredOrder(), await aDeliveredOrder()]
  const unpaid = shop.shop.newId()
  const orderIds = [second.orderId, first.orderId, unpaid]
  const answer = requireSuccess(
    await shop.call('GET /api/staff/orders/documents', { orderIds }, { token: staff }),
  )
  expect(answer.without).toEqual([unpaid])
  const pages = await readPages(answer.file?.content ?? '')
  expect(pages.map((page) => /(?:INV|CN)-\d+-\d+/.exec(page)?.[0])).toEqual([
    first.invoice,
    first.note,
    second.invoice,
    second.note,
  ])
  const none = await shop.call('GET /api/staff/orders/documents', { orderIds: [unpaid] }, { token: staff })
  expect(none).toMatchObject({ file: null, without: [unpaid] })
})

test('a name with letters of other Latin scripts is rendered completely', async () => {
  const name = 'Şeyma Žižek-Ağaoğlu Łucja André'
  const { token, number, invoice } = await aDeliveredOrder(name)
  const asked = { number, document: invoice }
  const file = requireSuccess(await shop.call('POST /api/order/document-file', asked, { token }))
  const [page = ''] = await readPages(file.content)
  expect(page.replaceAll(' ', '')).toContain(name.replaceAll(' ', ''))
})

test('an invoice shows the amount paid by store credit below the total, and the VAT on the full total', async () => {
  const customer = await aCustomer(shop.shop)
  await creditCalls(shop).give(staff, customer.id, 40)
  const { token } = customer
  const body = anOrder([aLine(await aProduct(shop.shop))], 125, { credit: 40 })
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: staff }))
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const number = `LD-${order?.number}`
  const page = requireSuccess(await shop.call('POST /api/order/show', { number }, { token }))
  const asked = { number, document: page.documents[0]?.number ?? '' }
  const file = requireSuccess(await shop.call('POST /api/order/document-file', asked, { token }))
  const text = (await readPages(file.content)).join(' ')
  expect(text).toMatch(/Paid with store credit\D+40\.00/)
  expect(text).toMatch(/Paid by other means\D+85\.00/)
  const { document } = requireSuccess(await shop.call('POST /api/order/document', asked, { token }))
  expect(document).toMatchObject({ storeCredit: 40, totals: { total: 125, vat: 5.95, discount: 0 } })
})
