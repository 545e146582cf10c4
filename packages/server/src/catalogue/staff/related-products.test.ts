import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, sizeEntries } from '#catalogue/catalogue-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { eventually } from '#testing/eventually'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop
let token: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
})
afterAll(() => shop.close())

const see = async (productId: string) =>
  requireSuccess(await shop.call('GET /api/staff/product', { productId }, { token })).product
const choose = (productId: string, from: string[], to: string[]) =>
  shop.call(
    'POST /api/staff/product/save',
    { productId, changes: [{ field: 'related', from, to }] },
    { token },
  )
const shownBeside = async (itemId: string) =>
  requireSuccess(await shop.call('GET /api/product/related', { itemId })).products.map(({ name }) => name)

test('chosen products appear next to a product in order, and the history records it (PROD-22, D-14)', async () => {
  const [tee, hat, shoes] = [
    await aProduct(shop.shop, { name: 'Tee' }),
    await aProduct(shop.shop, { name: 'Hat' }),
    await aProduct(shop.shop, { name: 'Shoes' }),
  ]
  expect(await shownBeside(tee.id)).toEqual([])
  requireSuccess(await choose(tee.id, [], [shoes.id, hat.id, shoes.id]))
  expect(await shownBeside(tee.id)).toEqual(['Shoes', 'Hat'])
  const { related, relatedProducts } = await see(tee.id)
  expect(related).toEqual([shoes.id, hat.id])
  expect(relatedProducts).toMatchObject([
    { name: 'Shoes', status: 'published', soldOut: false },
    { name: 'Hat' },
  ])
  const { changes } = requireSuccess(
    await shop.call('GET /api/staff/product/history', { productId: tee.id }, { token }),
  )
  expect(changes[0]?.fields).toEqual([
    { field: 'related', before: [], after: ['Shoes', 'Hat'], undone: false },
  ])
  requireSuccess(await choose(tee.id, [shoes.id, hat.id], []))
  expect(await shownBeside(tee.id)).toEqual([])
})

test('missing and sold-out products are left out until they return', async () => {
  const [tee, hat, shoes] = [
    await aProduct(shop.shop, { name: 'Tee' }),
    await aProduct(shop.shop, { name: 'Hat' }),
    await aProduct(shop.shop, { name: 'Shoes' }),
  ]
  requireSuccess(await choose(tee.id, [], [hat.id, shoes.id]))
  await shop.db.update(products).set({ status: 'archived' }).where(eq(products.id, hat.id))
  await shop.db.update(sizeEntries).set({ stocks: 0 }).where(eq(sizeEntries.productId, shoes.id))
  shop.shop.catalogue.changed()
  expect(await shownBeside(tee.id)).toEqual([])
  expect((await see(tee.id)).relatedProducts).toMatchObject([
    { name: 'Hat', status: 'archived', soldOut: false },
    { name: 'Shoes', status: 'published', soldOut: true },
  ])
  await shop.db.update(products).set({ status: 'published' }).where(eq(products.id, hat.id))
  shop.shop.catalogue.changed()
  expect(await shownBeside(tee.id)).toEqual(['Hat'])
})

test('changing related products reloads only the product itself', async () => {
  const [tee, hat] = [await aProduct(shop.shop), await aProduct(shop.shop)]
  const snapshot = () => shop.shop.catalogue.snapshot()
  // The notifications of both new products may arrive late.
  await eventually(async () => {
    const before = await snapshot()
    requireSuccess(await choose(tee.id, [], [hat.id]))
    const after = await snapshot()
    requireSuccess(await choose(tee.id, [hat.id], []))
    expect(after.byId.get(tee.id)).not.toBe(before.byId.get(tee.id))
    expect(after.byId.get(hat.id)).toBe(before.byId.get(hat.id))
  })
})

test('a product appears next to others, but not next to itself', async () => {
  const tee = await aProduct(shop.shop)
  for (const id of [tee.id, '01900001-0000-7000-8000-000000000001'])
    expect(await choose(tee.id, [], [id])).toMatchObject({
      code: 'invalid_form',
      fields: { related: 'related' },
    })
  const many = Array.from({ length: 13 }, (_, n) => `01900001-0000-7000-8000-${String(n).padStart(12, '0')}`)
  expect(await choose(tee.id, [], many)).toMatchObject({ fields: { related: 'too_many' } })
})

test('an unknown product has no related products', async () => {
  expect(await shop.call('GET /api/product/related', { itemId: 'tee' })).toMatchObject({
    code: 'product_not_found',
  })
  expect(await shownBeside('01900001-0000-7000-8000-000000000001')).toEqual([])
})
