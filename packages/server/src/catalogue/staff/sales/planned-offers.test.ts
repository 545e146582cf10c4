import { DAY } from '@little-dunes/domain/durations'
import { inArray } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import { discountCodes } from '#discounts/discount-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let now: number

beforeAll(async () => {
  shop = await startTestShop()
  now = shop.clock.now().getTime()
})
afterAll(() => shop.close())

const at = (days: number) => new Date(now + days * DAY)

test('lists sales, codes and flash sales that start or end automatically, the next one first', async () => {
  const sale = { percent: 20, createdAt: at(0) }
  await shop.db.insert(sales).values([
    { ...sale, id: shop.shop.newId(), name: 'National Day', startsAt: at(9), endsAt: at(12) },
    { ...sale, id: shop.shop.newId(), name: 'White Friday', startsAt: at(-1), endsAt: at(3) },
    { ...sale, id: shop.shop.newId(), name: 'Over', startsAt: at(-9), endsAt: at(-3) },
    { ...sale, id: shop.shop.newId(), name: 'Without end', startsAt: at(-9), endsAt: null },
    { ...sale, id: shop.shop.newId(), name: 'Ended by hand', startsAt: at(2), endsAt: at(3), active: false },
  ])
  await shop.db.insert(discountCodes).values([
    { code: 'ALWAYS', rate: 0.1 },
    { code: 'EID', rate: 0.1, startsAt: at(5), endsAt: null },
    { code: 'SUMMER', rate: 0.1, endsAt: at(2) },
  ])
  const flashed = [await aProduct(shop.shop), await aProduct(shop.shop), await aProduct(shop.shop)]
  const ids = flashed.map(({ id }) => id)
  const flash = { flashDiscount: 15, flashStartsAt: at(1), flashEndsAt: at(2) }
  await shop.db.update(products).set(flash).where(inArray(products.id, ids))
  await shop.db
    .update(products)
    .set({ flashsale: true })
    .where(inArray(products.id, ids.slice(0, 2)))

  const { token } = await aMember(shop.shop, 'manager')
  const { offers } = requireSuccess(await shop.call('GET /api/staff/sales/planned', {}, { token }))
  const millis = (days: number) => at(days).getTime()
  expect(offers).toEqual([
    { kind: 'sale', name: 'White Friday', products: null, startsAt: millis(-1), endsAt: millis(3) },
    { kind: 'sale', name: 'National Day', products: null, startsAt: millis(9), endsAt: millis(12) },
    { kind: 'code', name: 'SUMMER', products: null, startsAt: null, endsAt: millis(2) },
    { kind: 'code', name: 'EID', products: null, startsAt: millis(5), endsAt: null },
    { kind: 'flash', name: '', products: 2, startsAt: millis(1), endsAt: millis(2) },
  ])
})
