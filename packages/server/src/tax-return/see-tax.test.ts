import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { orders } from '#orders/store/order-tables'
import { pendingTaxDocuments } from '#orders/tax-documents/tax-document-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

/** An order of AED 125 to an emirate, delivered now. */
async function sell(region: 'Dubai' | 'Fujairah'): Promise<string> {
  const [tee, { token }] = [await aProduct(shop.shop), await aCustomer(shop.shop)]
  const placed = await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), { token })
  const { orderId } = requireSuccess(placed)
  await shop.db
    .update(orders)
    .set({ address: { ...ADDRESS, region } })
    .where(eq(orders.id, orderId))
  for (const to of ['Packing', 'Shipped', 'Delivered'] as const)
    requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to }, owner))
  return orderId
}

const see = async (month?: string) =>
  requireSuccess(await shop.call('GET /api/staff/tax', month ? { month } : {}, owner))

const download = async (file: 'return_pdf' | 'return_csv' | 'ledger_csv', month = '2026-10') =>
  requireSuccess(await shop.call('GET /api/staff/tax/file', { month, file }, owner))

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
  shop.clock.set('2026-10-31T19:59:59Z')
  owner = await aMember(shop.shop, 'owner')
  const refunded = await sell('Dubai')
  await sell('Dubai')
  await sell('Fujairah')
  const refund = { orderId: refunded, amount: 21, reason: 'One was torn' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, owner))
  shop.clock.set('2026-10-31T20:00:00Z')
  await sell('Fujairah')
})
afterAll(() => shop.close())

test('the tax return of the last month has each emirate, less credit notes', async () => {
  const { month, months, emirates, ...totals } = await see()
  expect([month, months]).toEqual(['2026-10', ['2026-11', '2026-10']])
  expect(emirates).toHaveLength(7)
  expect(emirates.filter(({ net }) => net !== 0)).toEqual([
    {
      emirate: 'Dubai',
      invoices: { count: 2, net: 238_10, vat: 11_90 },
      creditNotes: { count: 1, net: 20_00, vat: 1_00 },
      net: 218_10,
      vat: 10_90,
    },
    {
      emirate: 'Fujairah',
      invoices: { count: 1, net: 119_05, vat: 5_95 },
      creditNotes: { count: 0, net: 0, vat: 0 },
      net: 119_05,
      vat: 5_95,
    },
  ])
  expect(totals).toMatchObject({ net: 337_15, vat: 16_85, pending: 0 })
})

test('a month begins at midnight in Dubai, and a month without documents is empty', async () => {
  expect(await see('2026-11')).toMatchObject({ net: 119_05, vat: 5_95 })
  expect(await see('2026-09')).toMatchObject({ net: 0, vat: 0, months: ['2026-11', '2026-10', '2026-09'] })
})

test('the tax return and ledger files have the same totals', async () => {
  const table = await download('return_csv')
  expect(table.name).toBe('vat-return-2026-10.csv')
  const lines = table.content.split('\r\n')
  expect(lines).toContain('Dubai,2,238.10,11.90,1,20.00,1.00,218.10,10.90')
  expect(lines.at(-2)).toBe('total,,,,,,,337.15,16.85')
  const ledger = (await download('ledger_csv')).content.split('\r\n').slice(1, -1)
  const vat = ledger.reduce((sum, line) => sum + Number(line.split(',')[7]), 0)
  expect([ledger.length, vat.toFixed(2)]).toEqual([4, '16.85'])
  const pdf = await download('return_pdf')
  expect(pdf.name).toBe('vat-return-2026-10.pdf')
  expect(Buffer.from(pdf.content, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
})

test('pending documents are counted but not in the totals', async () => {
  const [order] = await shop.db.select({ id: orders.id }).from(orders).limit(1)
  const content = {} as typeof pendingTaxDocuments.$inferInsert.content
  const pending = { kind: 'invoice', orderId: order?.id ?? '', amount: 105_00, vat: 5_00, content } as const
  await shop.db
    .insert(pendingTaxDocuments)
    .values({ ...pending, pendingSince: new Date('2026-09-15T08:00:00Z') })
  expect(await see('2026-09')).toMatchObject({ net: 0, pending: 1 })
})
