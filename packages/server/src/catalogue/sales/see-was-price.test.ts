import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#catalogue/catalogue-tables'
import { priceChanges } from '#catalogue/sales/sale-tables'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const wasPrice = async (itemId: string) =>
  requireSuccess(await shop.call('GET /api/product/was-price', { itemId })).wasPrice

test('the earlier price comes from the price history alone', async () => {
  const { id } = await aProduct(shop.shop, { price: 150_00 })
  expect(await wasPrice(id)).toBeNull()
  // The database records prices by its own clock, so the earlier ones are moved to the times of the test.
  const at = (days: number) => new Date(Date.now() - days * DAY)
  await shop.db
    .update(priceChanges)
    .set({ at: at(40), price: 120_00 })
    .where(eq(priceChanges.productId, id))
  await shop.db.insert(priceChanges).values({ productId: id, at: at(20), price: 150_00, discount: 0 })
  await shop.db.update(products).set({ discount: 30 }).where(eq(products.id, id))
  shop.clock.set(new Date(Date.now() + DAY))
  expect(await wasPrice(id)).toBe(120)
  await shop.db.update(products).set({ discount: 0 }).where(eq(products.id, id))
  expect(await wasPrice(id)).toBeNull()
})

test('an unknown product has no earlier price, and an invalid id is refused', async () => {
  expect(await wasPrice('00000000-0000-7000-8000-00000000ffff')).toBeNull()
  expect(await shop.call('GET /api/product/was-price', { itemId: 'x' })).toMatchObject({
    code: 'product_not_found',
  })
})
