import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#catalogue/catalogue-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront: null })
})
afterAll(() => shop.close())

const wish = (token: string, itemId: string, size = '90', quantity = 1) =>
  shop.call('POST /api/wishlist/add', { itemId, size, quantity }, { token })
const loadWishlist = (token: string) => shop.call('POST /api/wishlist/get', {}, { token, bearer: true })

test('the wishlist has both response shapes, oldest item first (API-31 to API-34, DATA-21 to DATA-23, D-25)', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, {
    name: 'Fox Tee',
    price: 99_90,
    discount: 15,
    image: ['/a.avif', '/b.avif'],
  })
  const dress = await aProduct(shop.shop, {
    name: 'Dress',
    category: 'Girls',
    flashsale: true,
    flashDiscount: 50,
  })
  await wish(token, tee.id, '90', 2)
  await wish(token, dress.id, '100')
  await wish(token, tee.id, '100', 3)
  expect(await loadWishlist(token)).toEqual({
    success: true,
    message: expect.any(String),
    wishData: { [tee.id]: { '90': 2, '100': 3 }, [dress.id]: { '100': 1 } },
    wishlistData: [
      {
        id: tee.id,
        title: 'Fox Tee',
        image: '/a.avif',
        category: 'Boys',
        price: 84.92,
        originalPrice: 99.9,
        discount: 15,
        flashsale: false,
      },
      {
        id: dress.id,
        title: 'Dress',
        image: null,
        category: 'Girls',
        price: 50,
        originalPrice: 100,
        discount: 50,
        flashsale: true,
      },
    ],
  })
})

test('wishlist calls accept both token headers (ROLE-09, ROLE-10)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await shop.call(
    'POST /api/wishlist/add',
    { itemId: tee.id, size: '90', quantity: 1 },
    { token, bearer: true },
  )
  const response = await shop.request({ method: 'POST', url: '/api/wishlist/get', headers: { token } })
  expect(response.json()).toMatchObject({ wishData: { [tee.id]: { '90': 1 } } })
})

test('adding a wishlist item again sets the quantity of that size (D-25)', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await wish(token, tee.id, '90', 5)
  await wish(token, tee.id, '90', 2)
  expect(await loadWishlist(token)).toMatchObject({ wishData: { [tee.id]: { '90': 2 } } })
})

test('sold-out sizes can be added, and unknown ones cannot', async () => {
  const { token } = await aCustomer(shop.shop)
  const tee = await aProduct(shop.shop, { colours: [{ colorName: 'Sea', stocks: { '90': 0 } }] })
  const archived = await aProduct(shop.shop, { status: 'archived' })
  expect(await wish(token, tee.id)).toMatchObject({ success: true })
  for (const [id, size, code] of [
    [tee.id, '95', 'size_not_available'],
    [tee.id, '', 'size_required'],
    [randomUUID(), '90', 'product_not_found'],
    ["1' OR '1'='1", '90', 'product_not_found'],
    [archived.id, '90', 'product_not_found'],
  ] as const) {
    expect([id, size, await wish(token, id, size)]).toMatchObject([id, size, { code }])
  }
  expect(await wish(token, tee.id, '')).toMatchObject({ message: 'Please select a size' })
})

test.each([[0], [-1], [11], [1e12]])('adding %d units is refused (D-23)', async (quantity) => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  expect(await wish(token, tee.id, '90', quantity)).toMatchObject({ code: 'invalid_quantity' })
})

test('removing takes all sizes of the product and may be repeated (API-35 to API-38, D-25)', async () => {
  const [{ token }, other] = [await aCustomer(shop.shop), await aCustomer(shop.shop)]
  const [tee, hat] = [await aProduct(shop.shop), await aProduct(shop.shop)]
  for (const size of ['90', '100']) await wish(token, tee.id, size)
  await wish(token, hat.id)
  await wish(other.token, tee.id)
  for (const itemId of [tee.id, tee.id, 'no product']) {
    const answer = await shop.call(
      'POST /api/wishlist/remove',
      { itemId, userId: other.id },
      { token, bearer: true },
    )
    expect(answer).toEqual({ success: true, message: 'Removed from wishlist' })
  }
  expect(await loadWishlist(token)).toMatchObject({ wishData: { [hat.id]: { '90': 1 } } })
  expect(await loadWishlist(other.token)).toMatchObject({ wishData: { [tee.id]: { '90': 1 } } })
})

test('an archived product disappears from the wishlist', async () => {
  const [{ token }, tee] = [await aCustomer(shop.shop), await aProduct(shop.shop)]
  await wish(token, tee.id)
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, tee.id))
  shop.shop.catalogue.changed()
  expect(await loadWishlist(token)).toMatchObject({ wishData: {}, wishlistData: [] })
})
