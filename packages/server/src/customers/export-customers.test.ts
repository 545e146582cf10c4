import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startTestShop()
  shop.clock.set(new Date('2026-11-21T21:30:00Z'))
  owner = await aMember(shop.shop, 'owner')
})
afterEach(() => shop.close())

const exported = async (input: object = {}, language: 'en' | 'ar' = 'en') =>
  requireSuccess(await shop.call('POST /api/staff/customers/export', input, { token: owner.token, language }))
const exportRows = async (...asked: Parameters<typeof exported>) =>
  parse((await exported(...asked)).csv, { columns: true }) as Record<string, string>[]

/** Fatima has ordered two tees at AED 100.00 each. The other customer has ordered nothing. */
async function twoCustomers() {
  const fatima = await aCustomer(shop.shop, { name: 'Fatima Al Zaabi', email: 'fatima@example.com' })
  const tee = await aProduct(shop.shop)
  const order = anOrder([aLine(tee, { quantity: 2 })], 200)
  requireSuccess(await shop.call('POST /api/order/place', order, { token: fatima.token }))
  shop.clock.moveBy(1000)
  await aCustomer(shop.shop, { name: '=HYPERLINK("x")', email: 'formula@example.com' })
}

test('the file has a line per customer with contacts and purchases, and spreadsheet formulas stay text', async () => {
  await twoCustomers()
  const { name, csv, customers, isWhole } = await exported()
  expect([name, customers, isWhole]).toEqual(['customers-2026-11-22.csv', 2, true])
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  const [newest, fatima] = await exportRows()
  expect(newest).toMatchObject({ orders: '0', 'total spent': '0.00', 'last order, Dubai time': '' })
  expect(fatima).toMatchObject({
    name: 'Fatima Al Zaabi',
    email: 'fatima@example.com',
    'last order emirate': 'Dubai',
    orders: '1',
    'total spent': '200.00',
    'last order, Dubai time': '2026-11-22 01:30',
    guest: 'no',
    'customer since': '2026-11-22',
    newsletter: 'no',
  })
})

test('a file has the customers of the list, and the activity log shows the export', async () => {
  await twoCustomers()
  const emails = async (input: object) => (await exportRows(input)).map((row) => row.email)
  expect(await emails({ ordered: 'no' })).toEqual(['formula@example.com'])
  expect(await emails({ q: 'zaabi' })).toEqual(['fatima@example.com'])
  const entries = await shop.shop.db.select().from(staffChanges)
  expect(entries.map(({ actor, subject, changes }) => [actor, subject, changes.exported])).toEqual([
    [owner.email, 'customers', [null, 1]],
    [owner.email, 'customers', [null, 1]],
  ])
})

test('headings, emirates and values are in Arabic for Arabic readers', async () => {
  await twoCustomers()
  const [, fatima] = await exportRows({}, 'ar')
  expect(fatima).toMatchObject({ الاسم: 'Fatima Al Zaabi', 'إمارة آخر طلب': 'دبي', 'بلا حساب': 'لا' })
})

test('only an owner exports the file', async () => {
  for (const role of ['manager', 'packer', 'viewer'] as const) {
    const { token } = await aMember(shop.shop, role)
    const answer = await shop.call('POST /api/staff/customers/export', {}, { token })
    expect([role, answer.success]).toEqual([role, false])
  }
})
