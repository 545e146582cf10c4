import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

let shop: EmailShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startEmailShop()
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

const ARAMEX = {
  name: 'Aramex',
  nameAr: 'أرامكس',
  trackingUrl: 'https://aramex.example/?id={number}',
  phone: '600 544000',
}
const DRIVER = { name: 'Own driver', nameAr: '', trackingUrl: '', phone: '' }

const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/carriers', {}, { token: owner.token })).carriers
const change = (from: (typeof ARAMEX)[], to: (typeof ARAMEX)[]) =>
  shop.call('POST /api/staff/carriers', { from, to }, { token: owner.token })

async function ship(carrier: string, language: 'en' | 'ar' = 'en', trackingNumber = 'A/1') {
  const [customer, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const token = { token: customer.token, language }
  const { orderId } = requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee)], 125), token),
  )
  for (const step of [
    { to: 'Packing' as const },
    { to: 'Shipped' as const, parcel: { carrier, trackingNumber } },
  ])
    requireSuccess(
      await shop.call('POST /api/staff/order/move', { orderId, ...step }, { token: owner.token }),
    )
  const staffOrder = requireSuccess(
    await shop.call('GET /api/staff/order', { orderId }, { token: owner.token }),
  ).order
  return { orderId, parcel: staffOrder.parcel, number: staffOrder.number, token }
}

test('a parcel of a known carrier has a tracking link, and the customer sees the phone of the carrier', async () => {
  requireSuccess(await change([], [{ ...ARAMEX, name: ' Aramex ' }, DRIVER]))
  const { parcel, number, token } = await ship('aramex')
  expect(parcel).toEqual({
    carrier: 'Aramex',
    carrierName: 'Aramex',
    trackingNumber: 'A/1',
    trackingUrl: 'https://aramex.example/?id=A%2F1',
  })
  const page = requireSuccess(await shop.call('POST /api/order/show', { number: `LD-${number}` }, token))
  expect(page.parcel).toMatchObject({ trackingUrl: parcel?.trackingUrl, carrierPhone: '600 544000' })
  await shop.sendDue()
  const email = shop.smtp.inbox.find(({ subject }) => subject?.endsWith('is on its way'))?.text
  expect(email).toContain('with Aramex')
  expect(email).toContain('https://aramex.example/?id=A%2F1')
  expect(email).toContain('600 544000')
})

test('a parcel without a tracking number has no tracking link', async () => {
  const { parcel } = await ship('Aramex', 'en', '')
  expect(parcel).toMatchObject({ carrier: 'Aramex', trackingNumber: '', trackingUrl: '' })
})

test('Arabic readers see the Arabic carrier name: in the order, its email, the back office and cash on delivery', async () => {
  const { orderId, number, token } = await ship('أرامكس', 'ar')
  const arabic = { language: 'ar' as const }
  const page = requireSuccess(
    await shop.call('POST /api/order/show', { number: `LD-${number}` }, { ...token, ...arabic }),
  )
  expect(page.parcel?.carrier).toBe('أرامكس')
  await shop.sendDue()
  expect(shop.smtp.inbox.find(({ subject }) => subject?.startsWith('طلبكم'))?.text).toContain('مع أرامكس')
  const staff = { token: owner.token, ...arabic }
  const { order } = requireSuccess(await shop.call('GET /api/staff/order', { orderId }, staff))
  expect(order.parcel).toMatchObject({ carrier: 'Aramex', carrierName: 'أرامكس' })
  requireSuccess(await shop.call('POST /api/staff/order/move', { orderId, to: 'Delivered' }, staff))
  const cash = requireSuccess(await shop.call('GET /api/staff/cash', { carrier: 'Aramex' }, staff))
  expect(cash.carriers).toContainEqual(expect.objectContaining({ carrier: 'Aramex', carrierName: 'أرامكس' }))
  expect(cash.owed).toMatchObject([{ id: orderId, carrierName: 'أرامكس' }])
})

test('a parcel of an unknown carrier has no tracking link or phone', async () => {
  const { parcel, number, token } = await ship('Camel Express')
  expect(parcel).toMatchObject({ carrier: 'Camel Express', trackingNumber: 'A/1', trackingUrl: '' })
  const page = requireSuccess(await shop.call('POST /api/order/show', { number: `LD-${number}` }, token))
  expect(page.parcel).toMatchObject({ trackingUrl: null, carrierPhone: '' })
})

test('the activity log lists each carrier, and a conflicting change gets the current ones', async () => {
  const before = await see()
  requireSuccess(await change(before, [{ ...ARAMEX, phone: '800 1' }]))
  expect(await change(before, [DRIVER])).toMatchObject({
    code: 'field_changed',
    conflicts: { carriers: [{ name: 'Aramex', phone: '800 1' }] },
  })
  const auditLog = await shop.db.select().from(staffChanges).where(eq(staffChanges.subjectId, 'carriers'))
  expect(auditLog.at(-1)).toMatchObject({
    actor: owner.email,
    changes: {
      Aramex: [{ nameAr: 'أرامكس', phone: '600 544000' }, { phone: '800 1' }],
      'Own driver': [{ phone: '' }, null],
    },
  })
})

test('invalid values are refused by field, and nothing is stored', async () => {
  const before = await see()
  expect(
    await change(before, [...before, { ...DRIVER, trackingUrl: 'https://driver.example' }]),
  ).toMatchObject({
    code: 'invalid_form',
    fields: { '1.trackingUrl': 'address' },
  })
  expect(await see()).toEqual(before)
})
