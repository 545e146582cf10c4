import { afterAll, beforeAll, expect, test } from 'vitest'
import { aProduct } from '#testing/a-product'
import { aShopper } from '#testing/a-shopper'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

test('a product and a shopper of the tests are in the shop', async () => {
  const product = await aProduct(shop.shop, { name: 'Sea Cap' })
  await aShopper(shop.shop)
  const { products } = await shop.shop.catalogue.snapshot()
  expect(products).toEqual([product])
})

test('an unknown call answers the envelope (D-31)', async () => {
  const response = await shop.request({ method: 'GET', url: '/api/nothing' })
  expect(response.statusCode).toBe(404)
  expect(response.json()).toMatchObject({ success: false, code: 'not_found' })
})
