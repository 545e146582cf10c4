import type { InputOf } from '@little-dunes/domain/contract/calls'
import { HOUR } from '@little-dunes/domain/durations'
import { and, asc, eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, subCategoryTranslations } from '#catalogue/catalogue-tables'
import { selectChosen } from '#catalogue/staff/related-products'
import { hasArticleNumber } from '#discounts/staff/find-articles'
import { findInconsistencies } from '#doctor/find-inconsistencies'
import { staffChanges } from '#staff/audit-log-tables'
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
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(() => shop.close())

type NewCode = InputOf<'POST /api/staff/codes/create'>
const TERMS = { rate: 0.1, minimum: 0, startsAt: null, endsAt: null, maxUses: null, firstOrderOnly: false }

const create = (code: string, overrides: Partial<NewCode> = {}) =>
  shop.call('POST /api/staff/codes/create', { code, ...TERMS, ...overrides }, { token })
const change = (code: string, changes: InputOf<'POST /api/staff/codes/change'>['changes']) =>
  shop.call('POST /api/staff/codes/change', { code, changes }, { token })
const codes = async () => requireSuccess(await shop.call('GET /api/staff/codes', {}, { token })).codes
const findCode = async (codeText: string) => (await codes()).find(({ code }) => code === codeText)
const loadAuditLog = (code: string) =>
  shop.db
    .select({ call: staffChanges.call, changes: staffChanges.changes })
    .from(staffChanges)
    .where(and(eq(staffChanges.subject, 'code'), eq(staffChanges.subjectId, code)))
    .orderBy(asc(staffChanges.id))

const check = async (code: string, customer: { token: string }) =>
  shop.call('POST /api/discount/check', { code }, { token: customer.token })

/** An order of one tee at AED 100.00, with AED 25.00 for delivery. */
async function place(code: string, amount: number, buyer?: { token: string }) {
  const [customer, tee] = [buyer ?? (await aCustomer(shop.shop)), await aProduct(shop.shop)]
  return shop.call('POST /api/order/place', anOrder([aLine(tee)], amount, { discountCode: code }), {
    token: customer.token,
  })
}

test('a new code works at once, counts its uses and discounts, and the activity log shows its author', async () => {
  expect(await create(' white26 ', { rate: 0.25 })).toEqual({ success: true, code: 'WHITE26' })
  expect(await check('white26', await aCustomer(shop.shop))).toEqual({
    success: true,
    code: 'WHITE26',
    rate: 0.25,
  })
  requireSuccess(await place('WHITE26', 100))
  requireSuccess(await place('WHITE26', 100))
  expect(await findCode('WHITE26')).toMatchObject({ rate: 0.25, active: true, uses: 2, totalOff: 50_00 })
  expect(await loadAuditLog('WHITE26')).toMatchObject([
    { call: 'POST /api/staff/codes/create', changes: { rate: [null, 0.25], minimum: [null, 0] } },
  ])
})

test('refuses an existing code and invalid values by field', async () => {
  requireSuccess(await create('EID26'))
  const before = await codes()
  expect(await create('eid26')).toMatchObject({ code: 'invalid_form', fields: { code: 'taken' } })
  expect(await create('E D', { rate: 0, minimum: -1, maxUses: 0, startsAt: 5, endsAt: 4 })).toMatchObject({
    code: 'invalid_form',
    fields: {
      code: 'format',
      rate: 'percent',
      minimum: 'amount',
      maxUses: 'count',
      endsAt: 'order_of_times',
    },
  })
  expect(await codes()).toEqual(before)
})

test('a code works between its start and end', async () => {
  const now = shop.clock.now().getTime()
  requireSuccess(await create('SOON', { startsAt: now + HOUR, endsAt: now + 2 * HOUR }))
  const customer = await aCustomer(shop.shop)
  expect(await check('SOON', customer)).toMatchObject({ code: 'code_unknown' })
  shop.clock.moveBy(HOUR)
  expect(await check('SOON', customer)).toMatchObject({ success: true })
  shop.clock.moveBy(HOUR)
  expect(await check('SOON', customer)).toMatchObject({ code: 'code_ended' })
  expect(await place('SOON', 115, customer)).toMatchObject({ code: 'code_ended' })
})

test('a code with a minimum is refused for a smaller order', async () => {
  requireSuccess(await create('LARGE', { minimum: 100_01 }))
  expect(await place('LARGE', 115)).toMatchObject({ code: 'code_minimum', minimum: 100.01 })
  requireSuccess(await change('LARGE', { minimum: { from: 100_01, to: 100_00 } }))
  expect(await place('LARGE', 115)).toMatchObject({ success: true })
})

test('a first-order code is refused for customers who have ordered', async () => {
  requireSuccess(await create('FIRST', { firstOrderOnly: true }))
  const [fresh, regular] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  requireSuccess(await place('', 125, regular))
  expect(await check('FIRST', regular)).toMatchObject({ code: 'code_first_order' })
  expect(await place('FIRST', 115, regular)).toMatchObject({ code: 'code_first_order' })
  expect(await place('FIRST', 115, fresh)).toMatchObject({ success: true })
})

test('of ten simultaneous customers, three get a code with three uses', async () => {
  requireSuccess(await create('THREE', { maxUses: 3 }))
  const customers = await Promise.all(Array.from({ length: 10 }, () => aCustomer(shop.shop)))
  const answers = await Promise.all(customers.map((customer) => place('THREE', 115, customer)))
  expect(answers.filter(({ success }) => success)).toHaveLength(3)
  for (const answer of answers) if (!answer.success) expect(answer.code).toBe('code_used_up')
  expect(await findCode('THREE')).toMatchObject({ uses: 3 })
  expect(await check('THREE', await aCustomer(shop.shop))).toMatchObject({ code: 'code_used_up' })
})

test('staff change a code field by field and end it, and a concurrent change of the same field is refused', async () => {
  requireSuccess(await create('MEND', { maxUses: 5 }))
  requireSuccess(await change('MEND', { rate: { from: 0.1, to: 0.2 } }))
  requireSuccess(await change('MEND', { maxUses: { from: 5, to: null } }))
  expect(await change('MEND', { rate: { from: 0.1, to: 0.3 } })).toMatchObject({
    code: 'field_changed',
    conflicts: { rate: 0.2 },
  })
  requireSuccess(await change('MEND', { active: { from: true, to: false } }))
  expect(await findCode('MEND')).toMatchObject({ rate: 0.2, maxUses: null, active: false })
  expect(await check('MEND', await aCustomer(shop.shop))).toMatchObject({ code: 'code_unknown' })
  expect((await loadAuditLog('MEND')).map(({ changes }) => changes).slice(1)).toEqual([
    { rate: [0.1, 0.2] },
    { maxUses: [5, null] },
    { active: [true, false] },
  ])
  expect(await change('NONE', {})).toMatchObject({ code: 'code_not_found' })
})

test('a code takes a fixed amount off, at most the items total, and analytics include it', async () => {
  requireSuccess(await create('TWENTY', { rate: 0, amountOff: 20_00 }))
  const customer = await aCustomer(shop.shop)
  expect(await check('twenty', customer)).toEqual({ success: true, code: 'TWENTY', rate: 0, amountOff: 20 })
  requireSuccess(await place('TWENTY', 105, customer))
  requireSuccess(await create('MUCH', { rate: 0, amountOff: 900_00 }))
  requireSuccess(await place('MUCH', 25, customer))
  expect(await findCode('TWENTY')).toMatchObject({ uses: 1, totalOff: 20_00 })
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a code with free delivery removes the delivery fee', async () => {
  requireSuccess(await create('BRINGIT', { rate: 0, freeDelivery: true }))
  const customer = await aCustomer(shop.shop)
  expect(await check('bringit', customer)).toMatchObject({ rate: 0, freeDelivery: true })
  requireSuccess(await place('BRINGIT', 100, customer))
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a code for some products reduces only these, and is refused without any of them', async () => {
  const [tee, cap] = [
    await aProduct(shop.shop, { category: 'Girls' }),
    await aProduct(shop.shop, { category: 'Boys' }),
  ]
  requireSuccess(await create('GIRLS', { rate: 0.5, categories: ['Girls'] }))
  requireSuccess(await create('CAPS', { rate: 0.5, skus: [cap.sku] }))
  const customer = await aCustomer(shop.shop)
  const order = (products: (typeof tee)[], amount: number, discountCode: string) =>
    shop.call(
      'POST /api/order/place',
      anOrder(
        products.map((product) => aLine(product)),
        amount,
        { discountCode },
      ),
      { token: customer.token },
    )
  expect(await check('girls', customer)).toMatchObject({ only: { categories: ['Girls'], skus: [] } })
  expect(await order([cap], 75, 'GIRLS')).toMatchObject({ code: 'code_other_products' })
  requireSuccess(await order([tee, cap], 150, 'GIRLS'))
  requireSuccess(await order([tee, cap], 150, 'CAPS'))
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a code for sub-categories reduces only these in its categories', async () => {
  const kinds = { subCategory: 'Coded dresses' }
  const [dress, tee, boys] = [
    await aProduct(shop.shop, { category: 'Girls', ...kinds }),
    await aProduct(shop.shop, { category: 'Girls', subCategory: 'Coded tees' }),
    await aProduct(shop.shop, { category: 'Boys', ...kinds }),
  ]
  await shop.db
    .insert(subCategoryTranslations)
    .values({ subCategory: 'Coded dresses', language: 'ar', name: 'فساتين' })
  const terms = { rate: 0.5, categories: ['Girls' as const], subCategories: ['Coded dresses'] }
  requireSuccess(await create('DRESSES', terms))
  const customer = await aCustomer(shop.shop)
  const order = (products: (typeof tee)[], amount: number) =>
    shop.call(
      'POST /api/order/place',
      anOrder(
        products.map((product) => aLine(product)),
        amount,
        { discountCode: 'DRESSES' },
      ),
      { token: customer.token },
    )
  const only = { categories: ['Girls'], subCategories: ['Coded dresses'], skus: [] }
  expect(await check('dresses', customer)).toMatchObject({
    only: { ...only, label: 'Coded dresses (Girls)' },
  })
  const inArabic = await shop.request({
    method: 'POST',
    url: '/api/discount/check',
    headers: { token: customer.token, 'accept-language': 'ar' },
    payload: { code: 'DRESSES' },
  })
  expect(inArabic.json()).toMatchObject({ only: { ...only, label: 'فساتين (بنات)' } })
  expect(await order([tee, boys], 150)).toMatchObject({ code: 'code_other_products' })
  requireSuccess(await order([dress, tee, boys], 250))
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a code accepts sub-categories of its categories, and keeps one that no product has any more', async () => {
  const dress = await aProduct(shop.shop, { category: 'Girls', subCategory: 'Lost dresses' })
  await aProduct(shop.shop, { category: 'Boys', subCategory: 'Boys only' })
  const refused = { code: 'invalid_form', fields: { subCategories: 'sub_category' } }
  const rate = 0.1
  expect(await create('NONE', { rate, subCategories: ['No such kind'] })).toMatchObject(refused)
  expect(await create('OTHER', { rate, categories: ['Girls'], subCategories: ['Boys only'] })).toMatchObject(
    refused,
  )
  requireSuccess(await create('LOST', { rate, subCategories: ['Lost dresses'] }))
  await shop.db.update(products).set({ subCategory: 'New dresses' }).where(eq(products.id, dress.id))
  requireSuccess(await change('LOST', { rate: { from: 0.1, to: 0.2 } }))
  expect(
    await change('LOST', { subCategories: { from: ['Lost dresses'], to: ['Lost dresses', 'Never'] } }),
  ).toMatchObject(refused)
  const customer = await aCustomer(shop.shop)
  const order = anOrder([aLine(dress)], 125, { discountCode: 'LOST' })
  expect(await shop.call('POST /api/order/place', order, { token: customer.token })).toMatchObject({
    code: 'code_other_products',
  })
})

test('a full-price code leaves reduced products unchanged at checkout, by phone and in analytics', async () => {
  const [full, reduced, flash] = [
    await aProduct(shop.shop),
    await aProduct(shop.shop, { discount: 20 }),
    await aProduct(shop.shop, { price: 200_00, flashsale: true, flashDiscount: 50 }),
  ]
  requireSuccess(await create('FULL', { rate: 0.5, fullPriceOnly: true }))
  const customer = await aCustomer(shop.shop)
  expect(await check('full', customer)).toMatchObject({ rate: 0.5, fullPriceOnly: true })
  const order = (products: (typeof full)[], amount: number) =>
    anOrder(
      products.map((product) => aLine(product)),
      amount,
      { discountCode: 'FULL' },
    )
  const place = (products: (typeof full)[], amount: number) =>
    shop.call('POST /api/order/place', order(products, amount), { token: customer.token })
  expect(await place([reduced, flash], 180)).toMatchObject({ code: 'code_other_products' })
  const { items } = order([full, reduced, flash], 0)
  const quote = await shop.call(
    'POST /api/staff/phone-order/quote',
    { items, shippingMethod: 'Normal', paymentMethod: 'cod', discountCode: 'FULL' },
    { token },
  )
  expect(quote).toMatchObject({ coupon: 50_00, amount: 230_00 })
  requireSuccess(await place([full, reduced, flash], 230))
  expect(await findCode('FULL')).toMatchObject({ uses: 1, totalOff: 50_00, fullPriceOnly: true })
  requireSuccess(await change('FULL', { fullPriceOnly: { from: true, to: false } }))
  expect((await loadAuditLog('FULL')).map(({ changes }) => changes).slice(1)).toEqual([
    { fullPriceOnly: [true, false] },
  ])
  expect(await findInconsistencies(shop.db)).toEqual([])
})

test('a code for one customer is refused for all others, even simultaneously or by phone', async () => {
  const [fatima, other] = [
    await aCustomer(shop.shop, { name: 'Fatima Al Zaabi' }),
    await aCustomer(shop.shop),
  ]
  requireSuccess(await create('SORRY', { rate: 0.5, customerId: fatima.id, maxUsesPerCustomer: 2 }))
  expect(await findCode('SORRY')).toMatchObject({ customerId: fatima.id, customerName: 'Fatima Al Zaabi' })
  expect(await check('sorry', other)).toMatchObject({
    code: 'code_other_customer',
    message: "This discount code isn't valid for your account.",
  })
  expect(await check('sorry', fatima)).toMatchObject({ success: true })
  const answers = await Promise.all(
    [other, fatima, other, fatima, fatima].map((one) => place('SORRY', 75, one)),
  )
  expect(answers.map((answer) => (answer.success ? 'placed' : answer.code)).toSorted()).toEqual([
    'code_other_customer',
    'code_other_customer',
    'code_used',
    'placed',
    'placed',
  ])
  const { items } = anOrder([aLine(await aProduct(shop.shop))], 0)
  const byPhone = { items, shippingMethod: 'Normal', paymentMethod: 'cod', discountCode: 'SORRY' } as const
  expect(await shop.call('POST /api/staff/phone-order/quote', byPhone, { token })).toMatchObject({
    code: 'code_other_customer',
  })
  requireSuccess(await change('SORRY', { customerId: { from: fatima.id, to: null } }))
  expect(await check('sorry', other)).toMatchObject({ success: true })
  expect(await create('NOBODY', { customerId: shop.shop.newId() })).toMatchObject({
    code: 'invalid_form',
    fields: { customerId: 'customer' },
  })
})

test('a customer uses a code as often as allowed, even simultaneously', async () => {
  requireSuccess(await create('TWICE', { maxUsesPerCustomer: 2 }))
  const [customer, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const answers = await Promise.all(Array.from({ length: 5 }, () => place('TWICE', 115, customer)))
  expect(answers.filter(({ success }) => success)).toHaveLength(2)
  for (const answer of answers) if (!answer.success) expect(answer.code).toBe('code_used')
  expect(await check('TWICE', customer)).toMatchObject({ code: 'code_used' })
  expect(await check('TWICE', other)).toMatchObject({ success: true })
})

test('a code with two kinds of discount or without any is refused by field', async () => {
  expect(await create('BOTH', { rate: 0.1, amountOff: 20_00 })).toMatchObject({
    code: 'invalid_form',
    fields: { amountOff: 'kind' },
  })
  expect(await create('NOTHING', { rate: 0 })).toMatchObject({ fields: { rate: 'percent' } })
  expect(await create('OFTEN', { maxUsesPerCustomer: 0 })).toMatchObject({
    fields: { maxUsesPerCustomer: 'count' },
  })
})

test('article numbers find their products in any case, and unknown ones are left out', async () => {
  const [tee, hat] = [await aProduct(shop.shop, { name: 'Tee' }), await aProduct(shop.shop, { name: 'Hat' })]
  const loadSku = async (id: string) =>
    requireSuccess(await shop.call('GET /api/staff/product', { productId: id }, { token })).product.sku
  const skus = [(await loadSku(tee.id)).toLowerCase(), await loadSku(hat.id), 'UNKNOWN-1']
  const { products } = requireSuccess(await shop.call('POST /api/staff/codes/articles', { skus }, { token }))
  expect(products.map(({ name, status }) => [name, status]).toSorted()).toEqual([
    ['Hat', 'published'],
    ['Tee', 'published'],
  ])
  const viewer = (await aMember(shop.shop, 'viewer')).token
  expect(await shop.call('POST /api/staff/codes/articles', { skus }, { token: viewer })).toMatchObject({
    code: 'forbidden',
  })
})

test('article numbers are found by index in a large shop', async () => {
  await shop.db.execute(sql`
    INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, published_at, status)
    SELECT gen_random_uuid(), 'many-' || n, 'Many', 'MANY-' || n, '', 'Boys', '', '{}', 100, now(), 'draft'
    FROM generate_series(1, 20000) n`)
  await shop.db.execute(sql`ANALYZE products`)
  const skus = Array.from({ length: 200 }, (_, n) => `many-${n * 90}`)
  const query = selectChosen(shop.shop, hasArticleNumber(skus)).getSQL()
  const { rows } = await shop.db.execute(sql`EXPLAIN ${query}`)
  expect(JSON.stringify(rows)).toContain('products_lower_sku')
  expect(JSON.stringify(rows)).not.toContain('Seq Scan on products')
  await shop.db.execute(sql`DELETE FROM products WHERE name = 'Many'`)
})
