import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { mergeAnalytics } from '#analytics/daily/merge-analytics'
import { products, productTranslations, sizeEntries } from '#catalogue/catalogue-tables'
import { PRODUCT_COUNTS } from '#catalogue/staff/counts/count-products'
import { MAX_COUNTED, selectCounts } from '#database/lists/count-rows'
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
  token = (await aMember(shop.shop, 'viewer')).token
})
afterAll(() => shop.close())

/** The counts above 0, with `+` after those that may be higher. */
async function counts() {
  const answer = requireSuccess(await shop.call('GET /api/staff/products/counts', {}, { token }))
  const entries = Object.entries(answer.counts).map(([tab, { count, more }]) => [
    tab,
    more ? `${count}+` : count,
  ])
  return Object.fromEntries(entries.filter(([, count]) => count !== 0))
}

test('tabs count products by status, low stock, reduction and missing Arabic name', async () => {
  expect(await counts()).toEqual({})
  const dress = await aProduct(shop.shop, {
    name: 'Gauze Dress',
    price: 100_00,
    discount: 20,
    colours: [{ colorName: 'Sage', stocks: { '80': 4, '90': 9 } }],
  })
  await aProduct(shop.shop, { name: 'Camel', status: 'draft', discount: 10 })
  await aProduct(shop.shop, {
    name: 'Old Tee',
    status: 'archived',
    colours: [{ colorName: 'Sand', stocks: { '90': 0 } }],
  })
  const before = { all: 3, published: 1, reduced: 1, no_arabic: 3, draft: 1, archived: 1 }
  expect(await counts()).toEqual(before)

  const isDress = eq(products.id, dress.id)
  const ofDress = eq(sizeEntries.productId, dress.id)
  const setProduct = (values: Partial<typeof products.$inferInsert>) =>
    shop.db.update(products).set(values).where(isDress)
  const setStock = (values: Partial<typeof sizeEntries.$inferInsert>) =>
    shop.db
      .update(sizeEntries)
      .set({ ...values, movementReason: 'correction' })
      .where(ofDress)

  await setStock({ stocks: 3 })
  expect(await counts()).toEqual({ ...before, short: 1 })
  await setStock({ stocks: 4 })
  expect(await counts()).toEqual(before)
  await setStock({ stocks: 0 })
  await setProduct({ discount: 0, flashsale: true, flashDiscount: 10 })
  expect(await counts()).toEqual({ ...before, short: 1 })
  await setProduct({ flashPaused: true })
  expect(await counts()).toEqual({ ...before, short: 1, reduced: undefined })
  await setProduct({ appliedSale: 5 })
  expect(await counts()).toEqual({ ...before, short: 1 })

  const translation = { productId: dress.id, language: 'ar' as const, name: 'فستان' }
  await shop.db.insert(productTranslations).values(translation)
  expect(await counts()).toEqual({ ...before, short: 1, no_arabic: 2 })
  await shop.db.update(productTranslations).set({ name: '' })
  expect(await counts()).toEqual({ ...before, short: 1 })
  await shop.db.update(productTranslations).set({ name: 'فستان' })
  await shop.db.delete(productTranslations)
  expect(await counts()).toEqual({ ...before, short: 1 })

  await shop.db.insert(productTranslations).values(translation)
  await shop.db.delete(products).where(isDress)
  expect(await counts()).toEqual({ all: 2, no_arabic: 2, draft: 1, archived: 1 })
})

test('the number of sold units covers 30 days, excludes cancelled orders and is hidden from packers', async () => {
  const [tee, hat] = [await aProduct(shop.shop), await aProduct(shop.shop, { name: 'Hat' })]
  const { token: customer } = await aCustomer(shop.shop)
  const place = async (units: number) => {
    const lines = Array.from({ length: units }, () => aLine(tee))
    const answer = await shop.call('POST /api/order/place', anOrder(lines, units * 100), { token: customer })
    return requireSuccess(answer).orderId
  }
  const sold = async () => {
    await mergeAnalytics(shop.shop)
    const input = { ids: [tee.id, hat.id, '__proto__'] }
    return requireSuccess(await shop.call('GET /api/staff/products/sold', input, { token })).sold
  }
  await place(2)
  const orderId = await place(3)
  expect(await sold()).toEqual({ [tee.id]: 5 })
  requireSuccess(await shop.call('POST /api/order/cancel', { orderId }, { token: customer }))
  expect(await sold()).toEqual({ [tee.id]: 2 })
  await shop.db.execute(sql`UPDATE daily_item_sales SET day = day - 29`)
  expect(await sold()).toEqual({ [tee.id]: 2 })
  await shop.db.execute(sql`UPDATE daily_item_sales SET day = day - 1`)
  expect(await sold()).toEqual({})
  await shop.db.execute(sql`UPDATE daily_item_sales SET day = day + 30`)
  const packer = await aMember(shop.shop, 'packer')
  const asked = { ids: [tee.id] }
  expect(await shop.call('GET /api/staff/products/sold', asked, { token: packer.token })).toMatchObject({
    code: 'forbidden',
  })
})

test('tab counts in a large shop stop at the limit', async () => {
  await shop.db.execute(sql`
    INSERT INTO products (id, handle, name, sku, description, category, sub_category, image, price, discount, published_at, status)
    SELECT gen_random_uuid(), 'many-' || n, 'Many', 'MANY-' || n, '', 'Boys', '', '{}', 100, n % 2, now() - n * interval '1 hour',
      CASE WHEN n % 2 = 0 THEN 'archived' ELSE 'published' END::product_status FROM generate_series(1, ${MAX_COUNTED * 2 + 2}) n`)
  expect(await counts()).toMatchObject({
    all: '5000+',
    published: '5000+',
    archived: '5000+',
    no_arabic: '5000+',
    reduced: '5000+',
    draft: 1,
  })
  const looked = (await selectCounts(shop.shop, PRODUCT_COUNTS)).rows.map((row) => Number(row.looked))
  expect(Math.max(...looked)).toBe(MAX_COUNTED + 1)
  await shop.db.execute(sql`DELETE FROM products WHERE name = 'Many'`)
})
