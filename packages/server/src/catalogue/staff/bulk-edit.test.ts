import type { InputOf } from '@little-dunes/domain/contract/calls'
import { DAY } from '@little-dunes/domain/durations'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { priceChanges } from '#catalogue/sales/sale-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(() => shop.close())

type Edit = InputOf<'POST /api/staff/products/preview'>['edit']

const preview = (productIds: string[], edit: Edit) =>
  shop.call('POST /api/staff/products/preview', { productIds, edit }, { token })
const save = (products: InputOf<'POST /api/staff/products/save'>['products']) =>
  shop.call('POST /api/staff/products/save', { products }, { token })
const previewed = async (ids: string[], edit: Edit) => requireSuccess(await preview(ids, edit)).products
const shown = async (id: string) =>
  (await shop.request({ method: 'GET', url: `/api/product/list?ids=${id}` })).json().products[0]
const swapped = (products: Awaited<ReturnType<typeof previewed>>) =>
  products.map(({ productId, changes }) => ({
    productId,
    changes: changes.map(({ field, from, to }) => ({ field, from: to, to: from })),
  }))

test('prices change by a percentage, including those of sizes, as previewed, and change back', async () => {
  const colours = [{ colorName: 'Coral', stocks: { '90': 5, '100': 5 }, prices: { '100': 120_00 } }]
  const tee = await aProduct(shop.shop, { name: 'Tee', price: 100_00, colours })
  const hat = await aProduct(shop.shop, { name: 'Hat', price: 59_90 })
  const products = await previewed([tee.id, hat.id, tee.id], { field: 'price', step: 'percent', value: -10 })
  expect(products.map(({ name, changes }) => [name, changes.map(({ from, to }) => [from, to])])).toEqual([
    [
      'Tee',
      [
        [100_00, 90_00],
        [120_00, 108_00],
      ],
    ],
    ['Hat', [[59_90, 53_91]]],
  ])
  expect((await shown(tee.id)).price).toBe(100)
  const { results } = requireSuccess(await save(products))
  expect(results.map(({ saved }) => saved)).toEqual([true, true])
  expect([(await shown(tee.id)).price, (await shown(hat.id)).price]).toEqual([90, 53.91])
  requireSuccess(await save(swapped(products)))
  expect([(await shown(tee.id)).price, (await shown(hat.id)).price]).toEqual([100, 59.9])
  const history = requireSuccess(
    await shop.call('GET /api/staff/product/history', { productId: hat.id }, { token }),
  ).changes
  expect(history.map(({ fields }) => fields[0]?.after)).toEqual([59_90, 53_91])
})

test('status, category, discount and flags change, and an equal value changes nothing', async () => {
  const one = await aProduct(shop.shop, { category: 'Girls' })
  const two = await aProduct(shop.shop, { category: 'Boys' })
  const [first, second] = await previewed([one.id, two.id], { field: 'category', to: 'Girls' })
  expect(first?.changes).toEqual([])
  expect(second?.changes).toEqual([{ field: 'category', from: 'Boys', to: 'Girls' }])
  for (const edit of [
    { field: 'discount', to: 12.5 },
    { field: 'bestseller', to: true },
  ] as const)
    requireSuccess(await save(await previewed([one.id], edit)))
  expect(await shown(one.id)).toMatchObject({ discount: 12.5, bestseller: true })
  requireSuccess(await save(await previewed([one.id], { field: 'status', to: 'archived' })))
  expect(await shown(one.id)).toBeUndefined()
})

test('a product with a later change is skipped and listed, and the others are saved', async () => {
  const [one, two] = [await aProduct(shop.shop), await aProduct(shop.shop)]
  const products = await previewed([one.id, two.id], { field: 'discount', to: 30 })
  requireSuccess(
    await shop.call(
      'POST /api/staff/product/save',
      { productId: one.id, changes: [{ field: 'discount', from: 0, to: 50 }] },
      { token },
    ),
  )
  expect(requireSuccess(await save(products)).results).toEqual([
    { productId: one.id, saved: false, code: 'field_changed' },
    { productId: two.id, saved: true, code: null },
  ])
  expect([(await shown(one.id)).discount, (await shown(two.id)).discount]).toEqual([50, 30])
})

test('an invalid value is refused by field, and writes nothing', async () => {
  const { id } = await aProduct(shop.shop, { price: 10_00 })
  for (const [edit, fields] of [
    [{ field: 'discount', to: 100 }, { discount: 'percent' }],
    [{ field: 'price', step: 'add', value: -10_00 }, { price: 'price' }],
    [{ field: 'price', step: 'set', value: 0.5 }, { price: 'price' }],
    [{ field: 'price', step: 'percent', value: -100 }, { price: 'price' }],
  ] as const)
    expect(await preview([id], edit)).toMatchObject({ code: 'invalid_form', fields })
  const draft = await aProduct(shop.shop, { status: 'draft', colours: [] })
  const [planned] = await previewed([draft.id], { field: 'status', to: 'published' })
  expect(requireSuccess(await save(planned ? [planned] : [])).results).toEqual([
    { productId: draft.id, saved: false, code: 'invalid_form' },
  ])
  expect((await shown(id)).price).toBe(10)
})

test('the preview shows the lowest price of the last 30 days of each product', async () => {
  const cap = await aProduct(shop.shop, { price: 100_00 })
  // Prices are recorded by the clock of the database.
  shop.clock.set(new Date())
  token = (await aMember(shop.shop, 'manager')).token
  const twoWeeksAgo = new Date(Date.now() - 14 * DAY)
  await shop.db
    .insert(priceChanges)
    .values({ productId: cap.id, at: twoWeeksAgo, price: 100_00, discount: 25 })
  const [planned] = await previewed([cap.id], { field: 'discount', to: 10 })
  expect(planned?.lowestPrice).toBe(75_00)
})
