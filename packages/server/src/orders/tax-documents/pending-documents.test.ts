import { DAY } from '@little-dunes/domain/durations'
import { SAMPLE_SETTINGS } from '@little-dunes/domain/orders/company/sample-settings'
import type { ShopSettings } from '@little-dunes/domain/settings/shop-settings'
import { asc, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { countPendingDocuments } from '#orders/tax-documents/count-pending'
import { issuePendingDocuments } from '#orders/tax-documents/pending-documents'
import { taxDocuments } from '#orders/tax-documents/tax-document-tables'
import { shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const REAL_TRN = '100123456700003'
const COMPANY = {
  sellerName: 'Palm Kids L.L.C',
  sellerNameAr: 'نخلة الصغار ذ.م.م',
  sellerAddress: 'Shop 3, Al Wasl Road, Dubai',
  sellerAddressAr: '',
  sellerTrn: REAL_TRN,
  helpEmail: 'care@palmkids.example',
  phone: '+971 4 123 4567',
} satisfies Partial<ShopSettings>

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startTestShop({ storefront: null })
  owner = await aMember(shop.shop, 'owner')
})
afterEach(() => shop.close())

async function place() {
  const [tee, { token }] = [await aProduct(shop.shop), await aCustomer(shop.shop)]
  return requireSuccess(await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token }))
    .orderId
}

async function deliver(orderId: string) {
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, owner))
}

const refund = (orderId: string, amount: number) =>
  shop.call('POST /api/staff/order/refund', { orderId, amount, reason: 'One was torn' }, owner)

const save = (values: Partial<ShopSettings>) => {
  const entries = Object.entries(values) as [keyof typeof COMPANY, string][]
  const changes = Object.fromEntries(entries.map(([name, to]) => [name, { from: SAMPLE_SETTINGS[name], to }]))
  return shop.call('POST /api/staff/settings', { changes }, owner)
}

const issued = () =>
  shop.db.select().from(taxDocuments).orderBy(asc(taxDocuments.kind), asc(taxDocuments.sequence))
const countPending = () => countPendingDocuments(shop.shop)

/** A shop that entered its TRN before the other details were required. */
const withRealTrnOnly = () => shop.db.update(shopSettings).set({ sellerTrn: REAL_TRN })

test('a demo shop issues its invoices with the sample company', async () => {
  await deliver(await place())
  expect(await issued()).toMatchObject([{ number: expect.stringMatching(/^INV-/) }])
})

test('a TRN is refused while sample values remain, and each one is listed', async () => {
  expect(await save({ sellerTrn: REAL_TRN, sellerName: COMPANY.sellerName })).toMatchObject({
    code: 'invalid_form',
    fields: {
      sellerNameAr: 'sample',
      sellerAddress: 'sample',
      sellerAddressAr: 'sample',
      helpEmail: 'sample',
      phone: 'sample',
    },
  })
  requireSuccess(await save(COMPANY))
  await deliver(await place())
  const [invoice] = await issued()
  expect(invoice?.content.seller).toEqual({
    ...{
      name: COMPANY.sellerName,
      nameAr: COMPANY.sellerNameAr,
      address: COMPANY.sellerAddress,
      addressAr: '',
    },
    ...{ trn: REAL_TRN, email: COMPANY.helpEmail, phone: COMPANY.phone },
  })
})

test.each([
  ['has its own TRN', withRealTrnOnly],
  ['has removed the demo', () => shop.db.update(shopSettings).set({ demo: false })],
] as const)(
  'a shop that %s holds invoices with sample values, and the order continues',
  async (_, leaveDemo) => {
    await leaveDemo()
    const orderId = await place()
    await deliver(orderId)
    expect([await issued(), await countPending()]).toEqual([[], 1])
    const { order } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, owner))
    expect(order).toMatchObject({ status: 'Delivered' })
    expect(requireSuccess(await shop.call('GET /api/staff/today', {}, owner)).pendingDocuments).toBe(1)
    await issuePendingDocuments(shop.shop)
    expect(await countPending()).toBe(1)
  },
)

test('pending documents are issued once the company is entered: in order, with the original date and their refunds', async () => {
  await withRealTrnOnly()
  const [first, second] = [await place(), await place()]
  await deliver(first)
  const dayOfFirst = shop.clock.now()
  requireSuccess(await refund(first, 20))
  shop.clock.moveBy(2 * DAY)
  owner = await aMember(shop.shop, 'owner')
  await deliver(second)
  expect([await issued(), await countPending()]).toEqual([[], 3])
  const { sellerTrn: _, ...company } = COMPANY
  requireSuccess(await save(company))
  // New documents wait behind pending ones.
  await deliver(await place())
  await Promise.all([issuePendingDocuments(shop.shop), issuePendingDocuments(shop.shop)])
  expect(await countPending()).toBe(0)
  const [one, two, three, note] = await issued()
  expect([one, two, three].map((document) => document?.sequence)).toEqual([1, 2, 3])
  expect([one?.orderId, two?.orderId]).toEqual([first, second])
  expect(one?.issuedAt).toEqual(dayOfFirst)
  for (const document of await issued()) expect(document.content.seller.name).toBe(COMPANY.sellerName)
  expect(note).toMatchObject({
    kind: 'credit_note',
    orderId: first,
    amount: 20_00,
    content: { credit: { invoiceNumber: one?.number, invoiceDate: dayOfFirst.getTime() } },
  })
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a refund during the issue of its invoice gets a credit note too', async () => {
  await withRealTrnOnly()
  const ids = [await place(), await place(), await place(), await place()]
  for (const id of ids) await deliver(id)
  const { sellerTrn: _, ...company } = COMPANY
  requireSuccess(await save(company))
  await Promise.all([issuePendingDocuments(shop.shop), ...ids.map((id) => refund(id, 10))])
  await issuePendingDocuments(shop.shop)
  for (const id of ids) {
    const documents = await shop.db.select().from(taxDocuments).where(eq(taxDocuments.orderId, id))
    expect(documents.map(({ kind }) => kind).toSorted()).toEqual(['credit_note', 'invoice'])
  }
  expect(await findInconsistencies(shop.db)).toEqual([])
})
