import { afterAll, beforeAll, expect, test } from 'vitest'
import { aMember } from '#testing/a-member'
import { aProduct } from '#testing/a-product'
import { requireSuccess } from '#testing/card-calls'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const [FRONT, BACK] = ['/media/tee.12345678.avif', '/media/tee-2.12345678.avif']

let shop: TestShop
let token: string
let productId: string

beforeAll(async () => {
  shop = await startTestShop()
  token = (await aMember(shop.shop, 'manager')).token
  const colours = [{ colorName: 'Sage', stocks: { '90': 1 }, images: [BACK] }]
  productId = (await aProduct(shop.shop, { image: [FRONT], colours })).id
})
afterAll(() => shop.close())

const see = async () =>
  requireSuccess(await shop.call('GET /api/staff/product', { productId }, { token })).product
const save = (field: string, from: unknown, to: unknown) =>
  shop.call('POST /api/staff/product/save', { productId, changes: [{ field, from, to }] }, { token })
const shown = async (language: 'en' | 'ar') => {
  const { products } = requireSuccess(await shop.call('GET /api/product/list', {}, { language }))
  return products[0]
}

test('a product without alt texts returns none', async () => {
  expect(await see()).toMatchObject({ altTexts: {}, altTextsAr: {} })
  expect(Object.keys((await shown('en')) ?? {})).not.toContain('altTexts')
})

test('alt texts are saved per language, and a page falls back to English', async () => {
  requireSuccess(await save('altTexts', {}, { [FRONT]: ' On sand ', [BACK]: 'From behind' }))
  requireSuccess(await save('altTextsAr', {}, { [FRONT]: 'على الرمل', [BACK]: '' }))
  expect(await see()).toMatchObject({
    altTexts: { [FRONT]: 'On sand', [BACK]: 'From behind' },
    altTextsAr: { [FRONT]: 'على الرمل' },
  })
  expect((await shown('en'))?.altTexts).toEqual({ [FRONT]: 'On sand', [BACK]: 'From behind' })
  expect((await shown('ar'))?.altTexts).toEqual({ [FRONT]: 'على الرمل', [BACK]: 'From behind' })
})

test('saving alt texts that a colleague has changed shows both versions', async () => {
  const answer = await save('altTexts', {}, { [FRONT]: 'Mine' })
  expect(answer).toMatchObject({ success: false, conflicts: [{ field: 'altTexts' }] })
})

test('an overlong alt text is refused', async () => {
  const { altTexts } = await see()
  const answer = await save('altTexts', altTexts, { [FRONT]: 'x'.repeat(513) })
  expect(answer).toMatchObject({ success: false, fields: { altTexts: expect.any(String) } })
})
