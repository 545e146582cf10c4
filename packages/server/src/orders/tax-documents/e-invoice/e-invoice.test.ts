import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { signedOrderPath } from '#orders/showing/order-link'
import { orders } from '#orders/store/order-tables'
import { ruleBreaches } from '#orders/tax-documents/e-invoice/testing/pint-ae-rules'
import { readXml } from '#orders/tax-documents/e-invoice/testing/read-xml'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let staff: string

const COMPANY = { name: 'حضانة <النخيل> & "Palms" \u0001L.L.C', trn: '100200300400503' }
const LICENCE = { sellerLicence: 'CN-1234567', sellerLicenceAuthority: 'Dubai Economy & Tourism' }

beforeAll(async () => {
  shop = await startTestShop()
  staff = (await aMember(shop.shop, 'manager')).token
  await shop.db.update(shopSettings).set(LICENCE)
})
afterAll(() => shop.close())

/** A company's delivered order of two tees and a pair of socks with a 5 % discount code; AED 80 are refunded. */
async function aCompanyOrder(company: typeof COMPANY | null = COMPANY) {
  const { token } = await aCustomer(shop.shop)
  if (company) requireSuccess(await shop.call('POST /api/user/company/save', { company }, { token }))
  const tee = await aProduct(shop.shop, { name: 'Fox & Hound Tee' })
  const socks = await aProduct(shop.shop, { name: 'جوارب' })
  const body = anOrder([aLine(tee, { quantity: 2 }), aLine(socks)], 295, {
    discountCode: 'AFZ44',
    shippingMethod: 'Express',
  })
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, { token: staff }))
  const refund = { orderId, amount: 80, reason: 'One was torn' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: staff }))
  const [order] = await shop.db.select().from(orders).where(eq(orders.id, orderId))
  const number = `LD-${order?.number}`
  const page = requireSuccess(await shop.call('POST /api/order/show', { number }, { token }))
  const [invoice = '', note = ''] = page.documents.map((document) => document.number)
  return { token, orderId, number, invoice, note }
}

type Placed = Awaited<ReturnType<typeof aCompanyOrder>>

async function loadBoth({ token, number }: Placed, document: string) {
  const asked = { number, document }
  const file = requireSuccess(await shop.call('POST /api/order/e-invoice', asked, { token }))
  const shown = requireSuccess(await shop.call('POST /api/order/document', asked, { token }))
  return { file, shown: shown.document, xml: readXml(file.content) }
}

const aed = (amount: number) => amount.toFixed(2)

test('a company invoice is a structured e-invoice with the totals of its PDF, line by line', async () => {
  const placed = await aCompanyOrder()
  const { file, shown, xml } = await loadBoth(placed, placed.invoice)
  expect(file.name).toBe(`${placed.invoice}.xml`)
  expect(ruleBreaches(xml)).toEqual([])
  expect(xml.text('/cbc:ID')).toBe(placed.invoice)
  expect(xml.text('/cac:OrderReference/cbc:ID')).toBe(placed.number)
  expect(xml.text('/cac:AccountingSupplierParty/cac:Party/cac:PartyTaxScheme/cbc:CompanyID')).toBe(
    shown.seller.trn,
  )
  const licence = '/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID'
  expect(xml.text(licence)).toBe(LICENCE.sellerLicence)
  expect(xml.attribute(licence, 'schemeAgencyName')).toBe(LICENCE.sellerLicenceAuthority)
  const totals = '/cac:LegalMonetaryTotal'
  expect(xml.text(`${totals}/cbc:TaxExclusiveAmount`)).toBe(aed(shown.totals.net))
  expect(xml.text('/cac:TaxTotal/cbc:TaxAmount')).toBe(aed(shown.totals.vat))
  expect(xml.text(`${totals}/cbc:TaxInclusiveAmount`)).toBe(aed(shown.totals.total))
  expect(xml.text(`${totals}/cbc:PrepaidAmount`)).toBe(aed(shown.totals.total))
  expect(xml.text(`${totals}/cbc:PayableAmount`)).toBe('0.00')
  const lines = xml.all('/cac:InvoiceLine')
  expect(
    lines.map((line) => [
      line.text('/cac:Item/cbc:Name'),
      line.text('/cbc:InvoicedQuantity'),
      line.text('/cbc:LineExtensionAmount'),
      line.text('/cac:ItemPriceExtension/cac:TaxTotal/cbc:TaxAmount'),
      line.text('/cac:ItemPriceExtension/cbc:Amount'),
    ]),
  ).toEqual(
    shown.lines.map(({ description, quantity, net, vat, total }) => [
      description,
      `${quantity}`,
      aed(net),
      aed(vat),
      aed(total),
    ]),
  )
  expect(lines).toHaveLength(3)
})

test('the credit note of an e-invoice has the invoice number, the reason and the credited lines', async () => {
  const placed = await aCompanyOrder()
  const { shown, xml } = await loadBoth(placed, placed.note)
  expect(ruleBreaches(xml)).toEqual([])
  expect(xml.text('/cbc:CreditNoteTypeCode')).toBe('381')
  expect(xml.text('/cac:DiscrepancyResponse/cbc:ResponseCode')).toBe('DL8.61.1.C')
  expect(xml.text('/cac:BillingReference/cac:InvoiceDocumentReference/cbc:ID')).toBe(placed.invoice)
  expect(xml.text('/cbc:Note')).toBe('One was torn')
  expect(xml.text('/cac:CreditNoteLine/cac:Item/cbc:Name')).toBe('Price reduction')
  expect(xml.text('/cac:LegalMonetaryTotal/cbc:PayableAmount')).toBe('80.00')
  expect(xml.text('/cac:TaxTotal/cbc:TaxAmount')).toBe(aed(shown.totals.vat))
})

test('any company name gives valid XML containing that name', async () => {
  const placed = await aCompanyOrder()
  const { file, xml } = await loadBoth(placed, placed.invoice)
  const name = 'حضانة <النخيل> & "Palms" L.L.C'
  expect(xml.text('/cac:AccountingCustomerParty/cac:Party/cac:PartyLegalEntity/cbc:RegistrationName')).toBe(
    name,
  )
  expect(file.content).toContain('&gt; &amp; &quot;Palms&quot; L.L.C')
  expect(file.content).not.toContain('\u0001')
})

test('only the customer, visitors with the link and staff get the e-invoice, and consumers have none', async () => {
  const placed = await aCompanyOrder()
  const asked = { number: placed.number, document: placed.invoice }
  const { token } = await aCustomer(shop.shop)
  expect(await shop.call('POST /api/order/e-invoice', asked, { token })).toMatchObject({
    code: 'document_not_found',
  })
  const path = await signedOrderPath(shop.shop, placed.number)
  const key = path.split('key=')[1] ?? ''
  const linked = await shop.call('POST /api/order/e-invoice-linked', { ...asked, key })
  const byStaff = await shop.call(
    'GET /api/staff/orders/e-invoice',
    { document: placed.invoice },
    { token: staff },
  )
  expect(requireSuccess(linked)).toEqual(requireSuccess(byStaff))
  expect(await shop.call('POST /api/order/e-invoice-linked', { ...asked, key: `${key}x` })).toMatchObject({
    code: 'link_ended',
  })

  const consumer = await aCompanyOrder(null)
  const bought = { number: consumer.number, document: consumer.invoice }
  const shown = requireSuccess(await shop.call('POST /api/order/document', bought, { token: consumer.token }))
  expect(shown.document.hasEInvoice).toBe(false)
  expect(await shop.call('POST /api/order/e-invoice', bought, { token: consumer.token })).toMatchObject({
    code: 'document_not_found',
  })
})

test('a document keeps the seller of its issue date, and without a licence there is no e-invoice', async () => {
  const before = await aCompanyOrder()
  await shop.db.update(shopSettings).set({ sellerLicence: '' })
  try {
    const without = await aCompanyOrder()
    const asked = { number: without.number, document: without.invoice }
    expect(await shop.call('POST /api/order/e-invoice', asked, { token: without.token })).toMatchObject({
      code: 'document_not_found',
    })
    const { xml } = await loadBoth(before, before.invoice)
    expect(xml.text('/cac:AccountingSupplierParty/cac:Party/cac:PartyLegalEntity/cbc:CompanyID')).toBe(
      'CN-1234567',
    )
  } finally {
    await shop.db.update(shopSettings).set(LICENCE)
  }
})
