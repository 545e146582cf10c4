import type { InputOf } from '@little-dunes/domain/contract/calls'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import { asc } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSeller } from '#settings/read-seller'
import { staffChanges } from '#staff/audit-log-tables'
import { SHOP_VERSION } from '#startup/shop-version'
import { aCustomer } from '#testing/a-customer'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startCardShop } from '#testing/start-card-shop'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let owner: Awaited<ReturnType<typeof aMember>>

beforeAll(async () => {
  shop = await startTestShop()
  owner = await aMember(shop.shop, 'owner')
})
afterAll(() => shop.close())

type Changes = InputOf<'POST /api/staff/settings'>['changes']

const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/settings', {}, { token: owner.token })).settings
const change = (changes: Changes) =>
  shop.call('POST /api/staff/settings', { changes }, { token: owner.token })
const auditLog = () => shop.db.select().from(staffChanges).orderBy(asc(staffChanges.id))

test('a new fee is in the next response of every process, in the next order and in the activity log', async () => {
  const other = await shop.anotherServer()
  expect(await see()).toMatchObject({ deliveryFee: 25_00, freeDeliveryAbove: 169_00, vatRate: 5 })
  const changes = { deliveryFee: { from: 25_00, to: 20_50 }, phone: { from: (await see()).phone, to: '' } }
  expect(requireSuccess(await change(changes)).settings).toMatchObject({ deliveryFee: 20_50, phone: '' })
  for (const { call } of [shop, other])
    expect(requireSuccess(await call('GET /api/settings', {})).settings).toMatchObject({
      deliveryFee: 20.5,
      phone: '',
    })
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  const place = (amount: number) =>
    shop.call('POST /api/order/place', anOrder([aLine(tee)], amount), { token })
  expect(await place(125)).toMatchObject({ code: 'amount_changed' })
  expect(await place(120.5)).toMatchObject({ success: true })
  expect(await auditLog()).toMatchObject([
    {
      actor: owner.email,
      call: 'POST /api/staff/settings',
      subject: 'settings',
      changes: { deliveryFee: [25_00, 20_50], phone: [expect.any(String), ''] },
    },
  ])
})

test('the settings contain the version of the shop', async () => {
  const reply = await shop.call('GET /api/staff/settings', {}, { token: owner.token })
  expect(requireSuccess(reply).version).toBe(SHOP_VERSION)
})

test('staff change the refund limit of members without the owner role', async () => {
  const { staffRefundLimit: from } = await see()
  const changed = await change({ staffRefundLimit: { from, to: from + 50_00 } })
  expect(requireSuccess(changed).settings.staffRefundLimit).toBe(from + 50_00)
})

test('changes of different fields both apply, and a conflicting change gets the current value', async () => {
  const { expressFee, maxLines } = await see()
  requireSuccess(await change({ expressFee: { from: expressFee, to: 12_00 } }))
  requireSuccess(await change({ maxLines: { from: maxLines, to: 90 } }))
  expect(await see()).toMatchObject({ expressFee: 12_00, maxLines: 90 })
  const before = await auditLog()
  const late = { expressFee: { from: expressFee, to: 15_00 }, maxLines: { from: 90, to: 80 } }
  expect(await change(late)).toMatchObject({ code: 'field_changed', conflicts: { expressFee: 12_00 } })
  expect(await see()).toMatchObject({ expressFee: 12_00, maxLines: 90 })
  expect(await auditLog()).toEqual(before)
  requireSuccess(await change({ expressFee: { from: expressFee, to: 12_00 } }))
  expect(await auditLog()).toEqual(before)
})

test('only one of two simultaneous changes of a field succeeds', async () => {
  const { openCashOrders: from } = await see()
  const answers = await Promise.all([3, 4].map((to) => change({ openCashOrders: { from, to } })))
  expect(answers.map(({ success }) => success).toSorted()).toEqual([false, true])
})

test('an invalid value is refused by field, and nothing is stored', async () => {
  const before = await see()
  const changes = {
    sellerTrn: { from: before.sellerTrn, to: '12' },
    vatRate: { from: before.vatRate, to: 100 },
    deliveryFee: { from: before.deliveryFee, to: 1.5 },
    sellerName: { from: before.sellerName, to: 'Dunes L.L.C' },
  }
  expect(await change(changes)).toMatchObject({
    code: 'invalid_form',
    fields: { sellerTrn: 'trn', vatRate: 'percent', deliveryFee: 'amount' },
  })
  expect(await see()).toEqual(before)
})

test('a shop without cards keeps cash on delivery, and one with cards may disable it', async () => {
  const change = (at: TestShop, token: string) =>
    at.call('POST /api/staff/settings', { changes: { cashOnDelivery: { from: true, to: false } } }, { token })
  expect(await change(shop, owner.token)).toMatchObject({
    code: 'invalid_form',
    fields: { cashOnDelivery: 'only_payment' },
  })
  expect((await see()).cashOnDelivery).toBe(true)
  const cards = await startCardShop()
  const { token } = await aMember(cards.shop, 'owner')
  expect(requireSuccess(await change(cards, token)).settings.cashOnDelivery).toBe(false)
  await cards.close()
})

test('external links are stored one by one, and browsers open them safely', async () => {
  const { instagram, tiktok } = await see()
  const to = 'https://www.instagram.com/dunes'
  expect(await change({ instagram: { from: instagram, to: 'javascript:alert(1)' } })).toMatchObject({
    fields: { instagram: 'address' },
  })
  requireSuccess(await change({ instagram: { from: instagram, to }, tiktok: { from: tiktok, to: '' } }))
  const { settings } = requireSuccess(await shop.call('GET /api/settings', {}))
  expect(settings.social).toMatchObject({
    instagram: to,
    tiktok: '',
    youtube: expect.stringMatching(/^https/),
  })
})

test('opening hours are on the contact page in each language, and empty ones are hidden', async () => {
  const lead = async (language: 'en' | 'ar') =>
    requireSuccess(await shop.call('GET /api/page', { name: 'contact' }, { language })).page.lead
  const times = (await see()).openingTimes
  const arabic = (await see()).openingTimesAr
  expect([await lead('en'), await lead('ar')]).toEqual([
    expect.stringContaining(times),
    expect.stringContaining(arabic),
  ])
  requireSuccess(
    await change({
      openingTimes: { from: times, to: 'every day until ten' },
      openingTimesAr: { from: arabic, to: 'كل يوم حتى العاشرة' },
    }),
  )
  expect(await lead('en')).toContain('Our hours: every day until ten.')
  expect(await lead('ar')).toContain('كل يوم حتى العاشرة')
  requireSuccess(await change({ openingTimesAr: { from: 'كل يوم حتى العاشرة', to: '' } }))
  expect(await lead('ar')).not.toContain('أوقات')
  expect(await change({ openingTimes: { from: 'every day until ten', to: 'x'.repeat(121) } })).toMatchObject({
    fields: { openingTimes: 'long' },
  })
})

test('amounts follow the format of each language, in responses and in texts, and an invalid format is refused', async () => {
  const getFormat = async (language: 'en' | 'ar') =>
    requireSuccess(await shop.call('GET /api/settings', {}, { language })).settings.currencyFormat
  const delivery = async (language: 'en' | 'ar') =>
    JSON.stringify(requireSuccess(await shop.call('GET /api/page', { name: 'delivery' }, { language })).page)
  const { freeDeliveryAbove } = await see()
  expect([await getFormat('en'), await getFormat('ar')]).toEqual(['code_before', 'abbreviation'])
  expect(await delivery('en')).toContain(writeAmount.en(freeDeliveryAbove))
  requireSuccess(
    await change({
      currencyFormat: { from: 'code_before', to: 'code_after' },
      currencyFormatAr: { from: 'abbreviation', to: 'sign' },
    }),
  )
  expect([await getFormat('en'), await getFormat('ar')]).toEqual(['code_after', 'sign'])
  expect(await delivery('en')).toContain(writeAmount.en(freeDeliveryAbove, 'code_after'))
  expect(await delivery('ar')).toContain(writeAmount.ar(freeDeliveryAbove, 'sign'))
  const foreign = { currencyFormat: { from: 'code_after', to: 'word' } } as unknown as Changes
  expect(await change(foreign)).toMatchObject({ success: false })
  expect((await see()).currencyFormat).toBe('code_after')
})

test('measuring ids reach pages only when set, and only in the formats of Google and Meta', async () => {
  const measuring = async () => requireSuccess(await shop.call('GET /api/settings', {})).settings.measuring
  expect(await measuring()).toBeUndefined()
  const wrong = { googleTag: { from: '', to: 'UA-12345-1' }, metaPixel: { from: '', to: '<script>' } }
  expect(await change(wrong)).toMatchObject({ fields: { googleTag: 'tag', metaPixel: 'pixel' } })
  requireSuccess(await change({ googleTag: { from: '', to: 'G-ABC123DEF4' } }))
  expect(await measuring()).toEqual({ google: 'G-ABC123DEF4' })
  requireSuccess(await change({ metaPixel: { from: '', to: '123456789012345' } }))
  expect(await measuring()).toEqual({ google: 'G-ABC123DEF4', meta: '123456789012345' })
})

test('the seller has a name and an address in each language', async () => {
  const { sellerNameAr, sellerAddressAr } = await see()
  expect(sellerNameAr).toBe('ليتل ديونز للتجارة ذ.م.م')
  requireSuccess(
    await change({
      sellerNameAr: { from: sellerNameAr, to: 'الكثبان للتجارة' },
      sellerAddressAr: { from: sellerAddressAr, to: '' },
    }),
  )
  expect(await see()).toMatchObject({ sellerNameAr: 'الكثبان للتجارة', sellerAddressAr: '' })
  expect(await readSeller(shop.shop)).toMatchObject({
    en: { address: (await see()).sellerAddress },
    ar: { name: 'الكثبان للتجارة', address: '' },
  })
  expect((await auditLog()).at(-1)?.changes).toMatchObject({
    sellerNameAr: [sellerNameAr, 'الكثبان للتجارة'],
  })
})
