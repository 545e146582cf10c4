import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, productTranslations } from '#catalogue/catalogue-tables'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop()
})
afterAll(() => shop.close())

const CARE = [{ tag: 'p', children: ['Wash ', { tag: 'strong', children: ['cold'] }] }]

async function imported(html: string, description: string): Promise<string> {
  const { id } = await aProduct(shop.shop, { name: 'Dune Hat' })
  await shop.db
    .update(products)
    .set({ description, importedFields: { Description: html } })
    .where(eq(products.id, id))
  return id
}
const formatted = async (itemId: string, language: 'en' | 'ar' = 'en') =>
  requireSuccess(await shop.call('GET /api/product/description', { itemId }, { language })).formatted

async function saysFormatted(productId: string): Promise<boolean> {
  const { token } = await aMember(shop.shop, 'owner')
  return requireSuccess(await shop.call('GET /api/staff/product', { productId }, { token })).product.formatted
}

async function save(productId: string, field: string, from: string, to: string) {
  const { token } = await aMember(shop.shop, 'owner')
  const changes = [{ field, from, to }]
  requireSuccess(await shop.call('POST /api/staff/product/save', { productId, changes }, { token }))
}

test('an imported description keeps its format until staff write a new one', async () => {
  const id = await imported('<p>Wash <b onclick="x()">cold</b></p><script>x()</script>', 'Wash cold')
  expect(await formatted(id)).toEqual(CARE)
  await save(id, 'name', 'Dune Hat', 'Renamed')
  expect(await formatted(id)).toEqual(CARE)
  expect(await saysFormatted(id)).toBe(true)
  await save(id, 'description', 'Wash cold', 'Wash warm')
  expect(await formatted(id)).toBeNull()
  expect(await saysFormatted(id)).toBe(false)
  await save(id, 'description', 'Wash warm', 'Wash cold')
  expect(await formatted(id)).toEqual(CARE)
})

test('a language with its own description shows it', async () => {
  const id = await imported('<p>Wash <b>cold</b></p>', 'Wash cold')
  expect(await formatted(id, 'ar')).toEqual(CARE)
  await shop.db
    .insert(productTranslations)
    .values({ productId: id, language: 'ar', name: 'قبعة', description: 'يُغسل بارداً' })
  expect([await formatted(id, 'ar'), await formatted(id)]).toEqual([null, CARE])
})

test('a draft and a missing product have no description', async () => {
  const id = await imported('<b>Secret</b>', 'Secret')
  await shop.db.update(products).set({ status: 'draft' }).where(eq(products.id, id))
  const absent = '01890000-0000-7000-8000-000000000099'
  for (const itemId of [id, absent, 'x'])
    expect(await shop.call('GET /api/product/description', { itemId })).toMatchObject({ success: false })
})
