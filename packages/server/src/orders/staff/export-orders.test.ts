import { DAY } from '@little-dunes/domain/durations'
import { parse } from 'csv-parse/sync'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { orders } from '#orders/store/order-tables'
import { shopSettings } from '#settings/settings-tables'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let manager: Awaited<ReturnType<typeof aMember>>

beforeEach(async () => {
  shop = await startTestShop()
  manager = await aMember(shop.shop, 'manager')
})
afterEach(() => shop.close())

async function placed(fullname = 'Fatima Al Zaabi'): Promise<string> {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const address = { ...ADDRESS, fullname }
  const body = anOrder([aLine(tee, { quantity: 2 })], 200, { address })
  return requireSuccess(await shop.call('POST /api/order/place', body, { token })).orderId
}
const move = async (orderId: string, to: 'Packing' | 'Shipped' | 'Delivered', parcel?: object) =>
  requireSuccess(
    await shop.call('POST /api/staff/order/move', { orderId, to, parcel } as never, { token: manager.token }),
  )
const exported = async (input: object, language: 'en' | 'ar' = 'en') =>
  requireSuccess(await shop.call('POST /api/staff/orders/export', input, { token: manager.token, language }))

test('the export has a row per order with address, amounts and parcel, and formulas stay text', async () => {
  shop.clock.set(new Date('2026-11-21T21:30:00Z'))
  manager = await aMember(shop.shop, 'manager')
  const [first, second] = [await placed('=HYPERLINK("x")'), await placed()]
  await move(first, 'Packing')
  await move(first, 'Shipped', { carrier: 'Gulf Parcel', trackingNumber: 'GP 4471' })
  await move(second, 'Packing')
  await move(second, 'Shipped')
  await move(second, 'Delivered')
  const refund = { orderId: second, amount: 20, reason: 'It came late' }
  requireSuccess(await shop.call('POST /api/staff/order/refund', refund, { token: manager.token }))
  const { name, csv, orders: count, isWhole } = await exported({})
  expect([name, count, isWhole]).toEqual(['orders-2026-11-22.csv', 2, true])
  expect(csv).toContain(`"'=HYPERLINK(""x"")"`)
  const rows: Record<string, string>[] = parse(csv, { columns: true })
  expect(rows.find(({ status }) => status === 'Delivered')).toMatchObject({
    order: 'LD-10002',
    'placed, Dubai time': '2026-11-22 01:30',
    payment: 'cash',
    name: 'Fatima Al Zaabi',
    emirate: 'Dubai',
    quantity: '2',
    subtotal: '200.00',
    total: '200.00',
    refunded: '20.00',
    'to collect': '0.00',
  })
  const shipped = { courier: 'Gulf Parcel', 'tracking number': 'GP 4471', 'to collect': '200.00' }
  expect(rows.find(({ status }) => status === 'Shipped')).toMatchObject(shipped)
})

test('the export has a column for each fee, contacts, invoice and delivery days', async () => {
  shop.clock.set(new Date('2026-11-21T21:30:00Z'))
  manager = await aMember(shop.shop, 'manager')
  await shop.db.update(shopSettings).set({ cashFee: 10_00 })
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const body = anOrder([aLine(tee)], 145, { shippingMethod: 'Express' })
  const { orderId } = requireSuccess(await shop.call('POST /api/order/place', body, { token }))
  await shop.db.update(orders).set({ estimatedDay: '2026-11-23' })
  const row = async (language: 'en' | 'ar' = 'en') =>
    (parse((await exported({}, language)).csv, { columns: true }) as Record<string, string>[])[0]
  const fees = {
    'delivery fee': '25.00',
    'express fee': '10.00',
    'cash on delivery fee': '10.00',
    total: '145.00',
  }
  expect(await row()).toMatchObject({
    ...fees,
    phone: '+971501234567',
    email: 'mariam@example.com',
    'expected delivery': '2026-11-23',
    delivered: '',
    invoice: '',
  })
  for (const to of ['Packing', 'Shipped'] as const) await move(orderId, to)
  shop.clock.moveBy(2 * DAY)
  manager = await aMember(shop.shop, 'manager')
  await move(orderId, 'Delivered')
  expect(await row()).toMatchObject({ ...fees, delivered: '2026-11-24', invoice: 'INV-2026-00001' })
  expect(await row('ar')).toMatchObject({
    'رسوم التوصيل': '25.00',
    'رسوم التوصيل السريع': '10.00',
    'رسوم الدفع عند الاستلام': '10.00',
    'البريد الإلكتروني': 'mariam@example.com',
    'تاريخ التوصيل': '2026-11-24',
    'رقم الفاتورة': 'INV-2026-00001',
  })
})

test('the Arabic export has Arabic headings, statuses and emirates', async () => {
  await placed()
  const [row] = parse((await exported({}, 'ar')).csv, { columns: true }) as Record<string, string>[]
  expect(row).toMatchObject({
    'رقم الطلب': 'LD-10001',
    الحالة: 'تم تسجيل الطلب',
    الدفع: 'نقداً',
    الإمارة: 'دبي',
  })
})

test('the export contains the filtered or selected orders, and the activity log shows its author', async () => {
  const [first, second] = [await placed('Omar'), await placed('Sara')]
  await move(second, 'Packing')
  const numbers = async (input: object) =>
    (parse((await exported(input)).csv, { columns: true }) as Record<string, string>[]).map(
      ({ order }) => order,
    )
  expect(await numbers({ view: 'to_ship' })).toEqual(['LD-10002'])
  expect(await numbers({ q: 'omar' })).toEqual(['LD-10001'])
  expect(await numbers({ orderIds: [first, 'x'] })).toEqual(['LD-10001'])
  expect(await numbers({ orderIds: [] })).toEqual([])
  const auditLog = await shop.db.select().from(staffChanges).orderBy(staffChanges.id)
  expect(auditLog.filter(({ subject }) => subject === 'orders')).toMatchObject([
    { actor: manager.email, changes: { exported: [null, 1], view: [null, 'to_ship'] } },
    { changes: { exported: [null, 1], q: [null, 'omar'] } },
    { changes: { exported: [null, 1] } },
    { changes: { exported: [null, 0] } },
  ])
})

test('packers and viewers cannot export orders, and the activity log stays empty', async () => {
  await placed()
  for (const role of ['packer', 'viewer'] as const) {
    const { token } = await aMember(shop.shop, role)
    const answer = await shop.call('POST /api/staff/orders/export', {}, { token })
    expect(answer).toMatchObject({ code: 'forbidden' })
  }
  expect(await shop.db.select().from(staffChanges)).toEqual([])
  expect(await shop.db.select().from(orders)).toHaveLength(1)
})
