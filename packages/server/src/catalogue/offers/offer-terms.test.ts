import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { applySchedules } from '#catalogue/sales/apply-schedules'
import { sales } from '#catalogue/sales/sale-tables'
import { inTransaction } from '#database/in-transaction'
import { shopSettings } from '#settings/settings-tables'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const terms = async (itemId: string) =>
  requireSuccess(await shop.call('GET /api/product/offer-terms', { itemId }))
const inDays = (days: number) => new Date(shop.shop.now().getTime() + days * DAY)
const schedule = () => inTransaction(shop.shop, applySchedules)

test('a price is valid until its reduction ends, for every kind of reduction', async () => {
  const { id } = await aProduct(shop.shop, { category: 'Girls' })
  expect(await terms(id)).toMatchObject({ priceValidUntil: null })
  await shop.db
    .update(products)
    .set({ saleDiscount: 20, saleStartsAt: inDays(-1), saleEndsAt: inDays(2) })
    .where(eq(products.id, id))
  await schedule()
  expect(await terms(id)).toMatchObject({ priceValidUntil: inDays(2).getTime() })
  const sale = { name: 'White Friday', percent: 30, startsAt: inDays(-1), endsAt: inDays(5) }
  const of = { id: shop.shop.newId(), createdAt: inDays(-1), category: 'Girls' as const }
  await shop.db.insert(sales).values({ ...of, ...sale })
  await schedule()
  expect(await terms(id)).toMatchObject({ priceValidUntil: inDays(5).getTime() })
  await shop.db.update(products).set({ discount: 30 }).where(eq(products.id, id))
  expect(await terms(id)).toMatchObject({ priceValidUntil: null })
})

test('only known barcodes are shared, and excluded types are not returnable', async () => {
  const colours = [{ colorName: 'Coral', stocks: { '90': 1, '100': 1 } }]
  const { id, variants } = await aProduct(shop.shop, { colours, subCategory: 'Swimwear' })
  const [known = '', shopBarcodeSku = ''] = variants[0]?.sizes.map(({ subSKU }) => subSKU) ?? []
  const give = (subSku: string, barcode: string) =>
    shop.db.update(sizeEntries).set({ barcode }).where(eq(sizeEntries.subSku, subSku))
  await give(known, '4006381333931')
  await give(shopBarcodeSku, 'LD-SWIM-100')
  expect(await terms(id)).toMatchObject({ gtins: { [known]: '4006381333931' }, isReturnable: true })
  expect((await terms(id)).gtins).not.toHaveProperty(shopBarcodeSku)
  await shop.db.update(shopSettings).set({ nonReturnableTypes: 'Socks, swimwear' })
  expect(await terms(id)).toMatchObject({ isReturnable: false })
})

test('a missing product has no terms', async () => {
  const { id } = await aProduct(shop.shop, { status: 'draft' })
  for (const itemId of [id, 'x', '00000000-0000-7000-8000-00000000ffff'])
    expect(await shop.call('GET /api/product/offer-terms', { itemId })).toMatchObject({
      code: 'product_not_found',
    })
})
