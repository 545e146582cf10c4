import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import {
  productTranslations,
  subCategoryTranslations,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { settingsTranslations, shopSettings } from '#settings/settings-tables'
import { aCustomer } from '#testing/a-customer'
import { aProduct } from '#testing/a-product'
import { aLine, anOrder } from '#testing/an-order'
import { cardCalls, requireSuccess } from '#testing/card-calls'
import { type CardShop, startCardShop } from '#testing/start-card-shop'

let shop: CardShop

beforeAll(async () => {
  shop = await startCardShop()
})
afterAll(() => shop.close())

const language = 'ar'
const inArabic = { language } as const

async function translatedTee(name: string | null = 'قميص الكثبان') {
  const tee = await aProduct(shop.shop, {
    colours: ['Coral', 'Sea'].map((colorName) => ({ colorName, stocks: { '90': 5 } })),
  })
  await shop.db.insert(productTranslations).values({ productId: tee.id, language, name })
  const [coral] = await shop.db
    .select()
    .from(variants)
    .where(eq(variants.productId, tee.id))
    .orderBy(variants.position)
  await shop.db
    .insert(variantTranslations)
    .values({ variantId: coral?.id ?? '', language, colorName: 'مرجاني' })
  const kind = { subCategory: 'T-shirts', language, name: 'قمصان' } as const
  await shop.db.insert(subCategoryTranslations).values(kind).onConflictDoNothing()
  shop.shop.catalogue.changed()
  return tee
}

const ARABIC = {
  name: 'قميص الكثبان',
  description: 'A soft tee.',
  subCategory: 'T-shirts',
  subCategoryLabel: 'قمصان',
  variants: [
    { colorName: 'Coral', colorLabel: 'مرجاني' },
    { colorName: 'Sea', colorLabel: 'Sea' },
  ],
}

test('an Arabic request gets the list in Arabic, with English for missing texts (D-62)', async () => {
  const { id } = await translatedTee()
  const part = requireSuccess(await shop.call('GET /api/product/list', { ids: [id] }, inArabic))
  expect(part.products).toMatchObject([ARABIC])
  const whole = requireSuccess(await shop.call('GET /api/product/list', {}, inArabic))
  expect(whole.products.find((one) => one._id === id)).toMatchObject(ARABIC)
})

test('a search finds a product by its Arabic or English name, in either language', async () => {
  const { id, name } = await translatedTee('طائرة الواحة')
  for (const search of ['طائره', 'الطَائرة', 'واحه الطائره', name])
    for (const asked of [inArabic, {}]) {
      const { products } = requireSuccess(await shop.call('GET /api/product/list', { search }, asked))
      expect([search, products.map((one) => one._id)]).toEqual([search, expect.arrayContaining([id])])
    }
})

test('a request in English, Hindi or no language gets a response without Arabic', async () => {
  await translatedTee()
  const bodies = await Promise.all(
    [{}, { 'accept-language': 'en' }, { 'accept-language': 'hi' }].flatMap((headers) =>
      ['/api/product/list', '/api/product/list?limit=1&facets=1'].map(
        async (url) => (await shop.request({ url, headers })).body,
      ),
    ),
  )
  expect(new Set(bodies).size).toBe(2)
  for (const body of bodies) expect(body).not.toMatch(/Label|[\u0600-\u06ff]|translations/)
})

test('filters of an Arabic list have Arabic labels and English values', async () => {
  await translatedTee()
  const { facets } = requireSuccess(await shop.call('GET /api/product/list', { facets: '1' }, inArabic))
  expect(facets?.types).toMatchObject([{ slug: 't-shirts', name: 'قمصان' }])
  expect(facets?.colors).toEqual(['Coral', 'Sea'])
  expect(facets?.colorLabels).toEqual(['مرجاني', 'Sea'])
})

test('types and colours sort by the alphabet of the reader, each with its count', async () => {
  await translatedTee()
  const labels = { Apricot: 'مشمشي', Zinc: 'أزرق' } as const
  const colours = Object.keys(labels).map((colorName) => ({ colorName, stocks: { '90': 1 } }))
  await aProduct(shop.shop, { subCategory: 'Boots', colours })
  await aProduct(shop.shop, { subCategory: 'Boots', colours: colours.slice(0, 1) })
  await shop.db.execute(sql`INSERT INTO variant_translations (variant_id, language, color_name)
    SELECT id, ${language}, CASE color_name WHEN 'Apricot' THEN ${labels.Apricot} ELSE ${labels.Zinc} END
    FROM variants WHERE color_name IN ('Apricot', 'Zinc')`)
  await shop.db.insert(subCategoryTranslations).values({ subCategory: 'Boots', language, name: 'ميني بوت' })
  shop.shop.catalogue.changed()
  const ask = async (input: object) => {
    const { facets } = requireSuccess(await shop.call('GET /api/product/list', { facets: '1' }, input))
    if (!facets) throw new Error('The response has no facets')
    const colors = facets.colors.map((name, at) => [
      name,
      facets.colorLabels?.[at] ?? name,
      facets.colorCounts?.[at],
    ])
    const labelledColours = colors.filter(([name = '']) => Object.hasOwn(labels, name))
    return { types: facets.types.map(({ slug }) => slug), labelledColours }
  }
  expect(await ask(inArabic)).toEqual({
    types: ['t-shirts', 'boots'],
    labelledColours: [
      ['Zinc', 'أزرق', 1],
      ['Apricot', 'مشمشي', 2],
    ],
  })
  expect(await ask({})).toEqual({
    types: ['boots', 't-shirts'],
    labelledColours: [
      ['Apricot', 'Apricot', 2],
      ['Zinc', 'Zinc', 1],
    ],
  })
})

test('a new or changed translation is in the next response (D-60)', async () => {
  const { id } = await translatedTee(null)
  const loadName = async () =>
    requireSuccess(await shop.call('GET /api/product/list', { ids: [id] }, inArabic)).products[0]?.name
  expect(await loadName()).toBe('Dune Tee')
  await shop.db
    .update(productTranslations)
    .set({ name: 'قميص الواحة' })
    .where(eq(productTranslations.productId, id))
  await expect.poll(loadName).toBe('قميص الواحة')
})

test('the wishlist and errors of an Arabic page are in Arabic', async () => {
  const { id } = await translatedTee()
  const { token } = await aCustomer(shop.shop)
  await shop.call('POST /api/wishlist/add', { itemId: id, size: '90', quantity: 1 }, { token })
  const wishes = requireSuccess(await shop.call('POST /api/wishlist/get', {}, { token, ...inArabic }))
  expect(wishes.wishlistData).toMatchObject([{ id, title: ARABIC.name }])
  expect(await shop.call('POST /api/wishlist/get', {}, inArabic)).toMatchObject({
    message: 'يرجى تسجيل الدخول للمتابعة.',
  })
})

test('an order keeps the names that the customer saw, in every later language (D-07, D-62)', async () => {
  const tee = await translatedTee()
  const { token } = await aCustomer(shop.shop)
  const order = anOrder([aLine(tee, { colorName: 'Coral' })], 125)
  requireSuccess(await shop.call('POST /api/order/place', order, { token, ...inArabic }))
  await shop.db.delete(productTranslations).where(eq(productTranslations.productId, tee.id))
  const [placed] = await cardCalls(shop).myOrders(token)
  expect(placed?.items).toMatchObject([
    {
      name: 'قميص الكثبان',
      colorName: 'Coral',
      subCategoryLabel: 'قمصان',
      variants: [{ colorName: 'Coral', colorLabel: 'مرجاني' }],
    },
  ])
})

test('an order in English has no labels', async () => {
  const tee = await translatedTee()
  const { token } = await aCustomer(shop.shop)
  requireSuccess(
    await shop.call('POST /api/order/place', anOrder([aLine(tee, { colorName: 'Coral' })], 125), { token }),
  )
  expect(JSON.stringify(await cardCalls(shop).myOrders(token))).not.toMatch(/Label|[\u0600-\u06ff]/)
})

test('settings for an Arabic page are in Arabic: shop name, heading and ages of the size chart (D-67)', async () => {
  const { settings } = requireSuccess(await shop.call('GET /api/settings', {}, inArabic))
  expect(settings).toMatchObject({
    shopName: 'ليتل ديونز',
    sizeChartWeightHeading: 'الوزن (سم)',
    deliveryFee: 25,
  })
  expect(settings.sizeChart[3]).toEqual({
    size: '110',
    height: '103-112',
    weight: '40-49',
    age: 'من 3 إلى 4 سنوات',
  })
})

test('a setting without a translation is in English', async () => {
  await shop.db.update(settingsTranslations).set({ shopName: null, sizeChartAges: { '80': 'حتى سنة' } })
  const { settings } = requireSuccess(await shop.call('GET /api/settings', {}, inArabic))
  const [row] = await shop.db.select().from(shopSettings)
  expect(settings.shopName).toBe(row?.shopName)
  expect(settings.sizeChart.map(({ age }) => age).slice(0, 2)).toEqual(['حتى سنة', '1-2 years'])
})
