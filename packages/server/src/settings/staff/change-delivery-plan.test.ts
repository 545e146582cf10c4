import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { desc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { staffChanges } from '#staff/audit-log-tables'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { ADDRESS, aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { type EmailShop, startEmailShop } from '#testing/email-shop'

const DAYS = { Normal: 2, Express: 1 }
const PLAN: DeliveryPlan = {
  cutOffHour: 14,
  workingDays: [1, 2, 3, 4, 5, 6],
  holidays: ['2026-12-02'],
  days: {
    'Abu Dhabi': DAYS,
    Dubai: DAYS,
    Sharjah: DAYS,
    Ajman: DAYS,
    'Umm Al Quwain': DAYS,
    'Ras Al Khaimah': DAYS,
    Fujairah: { Normal: 4, Express: 2 },
  },
}

let shop: EmailShop
let tee: Awaited<ReturnType<typeof aProduct>>

beforeAll(async () => {
  shop = await startEmailShop()
  tee = await aProduct(shop.shop, { colours: [{ colorName: 'Coral', stocks: { '90': 50 } }] })
})
afterAll(() => shop.close())

/** A new owner each time, because the test moves the clock by weeks, which ends sessions. */
const asOwner = async () => ({ token: (await aMember(shop.shop, 'owner')).token })
const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/delivery-plan', {}, await asOwner())).plan
const change = async (from: DeliveryPlan | null, to: DeliveryPlan | null) =>
  shop.call('POST /api/staff/delivery-plan', { from, to }, await asOwner())
const shown = async () => requireSuccess(await shop.call('GET /api/settings', {})).settings.deliveryPlan

/** Places a cash order at a time in Dubai and returns its page. */
async function orderAt(time: string, overrides: object = {}) {
  shop.clock.set(new Date(`${time}:00+04:00`))
  const { token } = await aCustomer(shop.shop)
  const order = { ...anOrder([aLine(tee)], 125), ...overrides }
  requireSuccess(await shop.call('POST /api/order/place', order, { token }))
  const [placed] = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token })).orders
  return requireSuccess(await shop.call('POST /api/order/show', { number: placed?.number ?? '' }, { token }))
}

test('a new shop estimates no delivery day, and with a delivery plan pages and orders show it', async () => {
  expect([await see(), await shown()]).toEqual([null, null])
  expect((await orderAt('2026-11-23T10:00')).estimatedDay).toBeNull()
  requireSuccess(await change(null, { ...PLAN, workingDays: [6, 5, 4, 3, 2, 1, 1] }))
  expect([await see(), await shown()]).toEqual([PLAN, PLAN])
  expect((await orderAt('2026-11-23T10:00')).estimatedDay).toBe('2026-11-25')
  expect((await orderAt('2026-11-23T14:00')).estimatedDay).toBe('2026-11-26')
  const address = { ...ADDRESS, region: ' Fujairah ' }
  expect((await orderAt('2026-11-23T10:00', { address })).estimatedDay).toBe('2026-11-27')
  const express = { shippingMethod: 'Express', amount: 135 }
  expect((await orderAt('2026-12-01T10:00', express)).estimatedDay).toBe('2026-12-03')
})

test('the order email shows the delivery day, and an order keeps its estimated day', async () => {
  const { order } = await orderAt('2026-11-23T10:00')
  await shop.sendDue()
  const email = shop.smtp.inbox.find(({ text }) => text?.includes(order.number))
  expect(email?.text).toContain('Arrives by Wednesday 25 November.')
  requireSuccess(await change(PLAN, null))
  const again = await shop.call('POST /api/order/track', { number: order.number, phone: ADDRESS.phone })
  expect(again.success).toBe(true)
  expect((await orderAt('2026-11-23T10:00')).estimatedDay).toBeNull()
  requireSuccess(await change(null, PLAN))
})

test("invalid values are refused by field, a colleague's change is a conflict, and the activity log shows the author", async () => {
  const days = { ...PLAN.days, Dubai: { Normal: 31, Express: 1 } }
  expect(await change(PLAN, { ...PLAN, cutOffHour: 0, holidays: ['soon'], days })).toMatchObject({
    code: 'invalid_form',
    fields: { cutOffHour: 'hour', holidays: 'date', 'days.Dubai.Normal': 'days' },
  })
  expect(await change({ ...PLAN, cutOffHour: 9 }, { ...PLAN, cutOffHour: 10 })).toMatchObject({
    code: 'field_changed',
    conflicts: { plan: PLAN },
  })
  requireSuccess(await change(PLAN, { ...PLAN, cutOffHour: 12 }))
  const [entry] = await shop.db.select().from(staffChanges).orderBy(desc(staffChanges.id)).limit(1)
  expect(entry).toMatchObject({ subjectId: 'delivery', changes: { cutOffHour: [14, 12] } })
})
