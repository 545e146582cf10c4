import { DAY, HOUR } from '@little-dunes/domain/durations'
import { PREVIEW_PARAM } from '@little-dunes/domain/paths'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products } from '#catalogue/catalogue-tables'
import { sales } from '#catalogue/sales/sale-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const now = () => shop.clock.now().getTime()

async function preview(productId: string, at: number | null = null) {
  const { token } = await aMember(shop.shop, 'viewer')
  const answer = await shop.call('POST /api/staff/product/preview', { productId, at }, { token })
  const { path } = requireSuccess(answer)
  return { path, key: new URL(path, 'http://shop').searchParams.get(PREVIEW_PARAM) ?? '' }
}
const list = async (question: { ids?: string; flag?: string; preview?: string }) =>
  (await shop.request({ method: 'GET', url: `/api/product/list?${new URLSearchParams(question)}` })).json()
const set = (id: string, columns: Partial<typeof products.$inferInsert>) =>
  shop.db.update(products).set(columns).where(eq(products.id, id))

test('a product is shown with the sale and the flash sale of a time, and the shop stays unchanged', async () => {
  const tee = await aProduct(shop.shop, { price: 100_00, discount: 5 })
  await set(tee.id, {
    saleDiscount: 25,
    saleStartsAt: new Date(now() + HOUR),
    saleEndsAt: new Date(now() + 3 * HOUR),
    flashsale: true,
    flashDiscount: 40,
    flashStartsAt: new Date(now() + 2 * HOUR),
    flashEndsAt: null,
    flashPaused: true,
  })
  shop.shop.catalogue.changed()
  const seen = async (at: number | null) => {
    const { key } = await preview(tee.id, at)
    const [product] = (await list({ ids: tee.id, preview: key })).products
    return [product.discount, product.flashsale]
  }
  expect(await seen(null)).toEqual([5, false])
  expect(await seen(now() + HOUR - 1)).toEqual([5, false])
  expect(await seen(now() + HOUR)).toEqual([25, false])
  expect(await seen(now() + 2 * HOUR)).toEqual([25, true])
  expect(await seen(now() + 3 * HOUR)).toEqual([5, true])
  const [shown] = (await list({ ids: tee.id })).products
  expect([shown.discount, shown.flashsale]).toEqual([5, false])
})

test('a sale of a whole category is in the lists of its time', async () => {
  const skirt = await aProduct(shop.shop, { category: 'Girls' })
  const sale = { id: shop.shop.newId(), name: 'White', percent: 30, category: 'Girls' as const }
  const startsAt = new Date(now() + DAY)
  await shop.db.insert(sales).values({ ...sale, startsAt, createdAt: new Date(now()) })
  const { key } = await preview(skirt.id, now() + DAY)
  const previewed = (await list({ preview: key })).products.find(
    ({ _id }: { _id: string }) => _id === skirt.id,
  )
  expect(previewed.discount).toBe(30)
})

test('only visitors with the address see a draft', async () => {
  const [draft, other] = [
    await aProduct(shop.shop, { status: 'draft' }),
    await aProduct(shop.shop, { status: 'draft' }),
  ]
  const { key, path } = await preview(draft.id)
  expect((await list({ preview: key, ids: draft.id })).total).toBe(1)
  expect((await list({ preview: key, ids: other.id })).total).toBe(0)
  for (const wrong of ['', 'x']) expect((await list({ preview: wrong, ids: draft.id })).total).toBe(0)
  expect(path).toMatch(`/${draft.id}?`)
})

test('a scheduled product is in the lists from its time, as the newest', async () => {
  const soon = await aProduct(shop.shop, { status: 'draft' })
  const publishAt = new Date(now() + DAY)
  await set(soon.id, { status: 'scheduled', publishAt })
  const other = await aProduct(shop.shop)
  const at = async (moment: number) =>
    (await list({ preview: (await preview(other.id, moment)).key })).products
  expect((await at(now() + DAY))[0]._id).toBe(soon.id)
  expect((await at(now() + DAY - 1)).map(({ _id }: { _id: string }) => _id)).not.toContain(soon.id)
})

test('an address is valid for a day, and a missing product gets none', async () => {
  const draft = await aProduct(shop.shop, { status: 'draft' })
  const { key } = await preview(draft.id)
  shop.clock.moveBy(DAY)
  expect((await list({ preview: key, ids: draft.id })).total).toBe(1)
  shop.clock.moveBy(1)
  expect((await list({ preview: key, ids: draft.id })).total).toBe(0)
  const { token } = await aMember(shop.shop, 'viewer')
  for (const productId of ['x', shop.shop.newId()])
    expect(await shop.call('POST /api/staff/product/preview', { productId }, { token })).toMatchObject({
      code: 'product_not_found',
    })
})
