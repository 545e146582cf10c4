import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { sizeEntries } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

/** Size 80 costs AED 100, size 90 AED 150, size 100 AED 200. */
const aTeeBySize = (overrides: Parameters<typeof aProduct>[1] = {}) =>
  aProduct(shop.shop, {
    price: 200_00,
    colours: [
      {
        colorName: 'Coral',
        stocks: { '80': 5, '90': 5, '100': 5 },
        prices: { '80': 100_00, '90': 150_00 },
      },
    ],
    ...overrides,
  })

const listed = async (question: Parameters<TestShop['call']>[1]) =>
  requireSuccess(await shop.call('GET /api/product/list', question as { ids: string[] })).products

test('a product has the price of its cheapest size, and the other sizes have their own (D-69)', async () => {
  const tee = await aTeeBySize()
  expect(await listed({ ids: [tee.id] })).toMatchObject([
    {
      price: 100,
      variants: [{ sizes: [{ size: '80' }, { size: '90', price: 150 }, { size: '100', price: 200 }] }],
    },
  ])
  const [one] = await listed({ ids: [tee.id] })
  expect(Object.keys(one?.variants[0]?.sizes[0] ?? {})).toEqual(['size', 'stocks', 'subSKU'])
  const other = await aProduct(shop.shop, { price: 120_00 })
  const ids = [tee.id, other.id]
  expect((await listed({ ids, sort: 'low-high' })).map(({ _id }) => _id)).toEqual(ids)
  expect((await listed({ ids, maxPrice: 110 })).map(({ _id }) => _id)).toEqual([tee.id])
})

test('an order is charged by size, and its lines store those prices (D-06, D-07, D-69)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aTeeBySize({ discount: 10 })]
  const items = ['80', '90', '100'].map((size) => aLine(tee, { size }))
  expect(await shop.call('POST /api/order/place', anOrder(items, 270), { token })).toMatchObject({
    code: 'amount_changed',
    quote: { subtotal: 450, amount: 405 },
  })
  requireSuccess(await shop.call('POST /api/order/place', anOrder(items, 405), { token }))
  await shop.db.update(sizeEntries).set({ price: 999_00 }).where(eq(sizeEntries.productId, tee.id))
  const { orders } = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token }))
  expect(orders[0]?.items.map(({ size, price, linePaid }) => [size, price, linePaid])).toEqual([
    ['80', 100, 90_00],
    ['90', 150, 135_00],
    ['100', 200, 180_00],
  ])
})

test('the flash price applies to the unit with the cheapest size (D-03, D-69)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aTeeBySize({ flashsale: true, flashDiscount: 50 })
  const items = [aLine(tee, { size: '100' }), aLine(tee, { size: '90' })]
  requireSuccess(await shop.call('POST /api/order/place', anOrder(items, 275), { token }))
  const { orders } = requireSuccess(await shop.call('POST /api/order/userorders', {}, { token }))
  expect(orders[0]?.items.map(({ size, flashUnits }) => [size, flashUnits])).toEqual([
    ['100', 0],
    ['90', 1],
  ])
})

test('the wishlist marks the lowest of several prices with "from" (D-25, D-69)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aTeeBySize()]
  const plain = await aProduct(shop.shop)
  for (const one of [tee, plain])
    requireSuccess(
      await shop.call('POST /api/wishlist/add', { itemId: one.id, size: '90', quantity: 1 }, { token }),
    )
  const { wishlistData } = requireSuccess(await shop.call('POST /api/wishlist/get', {}, { token }))
  expect(wishlistData.map(({ price, from }) => [price, from])).toEqual([
    [100, true],
    [100, undefined],
  ])
})
