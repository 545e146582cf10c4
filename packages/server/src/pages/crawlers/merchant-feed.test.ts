import { gunzipSync } from 'node:zlib'
import { DAY } from '@little-dunes/domain/durations'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { products, productTranslations, sizeEntries } from '#catalogue/catalogue-tables'
import { applySchedules } from '#catalogue/sales/apply-schedules'
import { inTransaction } from '#database/in-transaction'
import { listTexts, readXml, type XmlElement } from '#pages/crawlers/testing/read-xml'
import { shopSettings } from '#settings/settings-tables'
import { aProduct } from '#testing/a-product'
import { startTestShop, type TestShop } from '#testing/start-test-shop'

const publicUrl = 'https://shop.example'
const storefront = { handler: async () => new Response('A page'), clientFolder: import.meta.dirname }

let shop: TestShop

beforeAll(async () => {
  shop = await startTestShop({ storefront, publicUrl })
  await shop.db.update(shopSettings).set({ merchantFeed: true })
})
afterAll(() => shop.close())

const get = (language: string, headers: Record<string, string> = {}) =>
  shop.request({ method: 'GET', url: `/feeds/merchant-${language}.xml`, headers })

/** Fields of a product's items, by SKU. */
async function loadItems(productId: string, language = 'en') {
  const { body } = await get(language)
  const [channel] = readXml(body).inside
  const items = (channel?.inside ?? []).filter(({ name }) => name === 'item')
  const productItems = items.filter((item) => listTexts(item, 'g:item_group_id').includes(productId))
  return productItems.map((item) =>
    Object.fromEntries(item.inside.map(({ name, text }) => [name.slice(2), text])),
  )
}

const getShipping = (item: XmlElement) =>
  item.inside
    .filter(({ name }) => name === 'g:shipping')
    .map((way) => [
      ...listTexts(way, 'g:country'),
      ...listTexts(way, 'g:service'),
      ...listTexts(way, 'g:price'),
    ])

test('every size and colour is an escaped item with the fields required by Google', async () => {
  const colours = [
    { colorName: 'Sea & Sand', stocks: { '80': 3, '130': 0 }, images: ['/media/set-sea.1a2b3c4d.avif'] },
    { colorName: 'Coral', stocks: { '80': 1 }, prices: { '80': 250_00 } },
  ]
  const { id, variants } = await aProduct(shop.shop, {
    name: 'Tea & <Cake> "Set"',
    description: 'Soft\u000b & warm',
    category: 'Girls',
    subCategory: 'Dresses',
    image: ['/media/set.5e6f7a8b.avif'],
    price: 100_00,
    colours,
  })
  const [sku = ''] = variants[0]?.sizes.map(({ subSKU }) => subSKU) ?? []
  await shop.db.update(sizeEntries).set({ barcode: '4006381333931' }).where(eq(sizeEntries.subSku, sku))
  shop.shop.catalogue.changed()
  const items = await loadItems(id)
  expect(items).toMatchObject([
    {
      item_group_id: id,
      title: 'Tea & <Cake> "Set", Sea & Sand, 80',
      description: 'Soft & warm',
      link: `${publicUrl}/Girls/tea-cake-set/${id}?colour=sea-sand&size=80`,
      image_link: `${publicUrl}/media/set-sea.1a2b3c4d.jpg`,
      availability: 'in_stock',
      price: '100.00 AED',
      brand: 'Little Dunes',
      gtin: '4006381333931',
      condition: 'new',
      age_group: 'infant',
      gender: 'female',
      color: 'Sea & Sand',
      size: '80',
      google_product_category: '1604',
      product_type: 'Girls > Dresses',
    },
    { availability: 'out_of_stock', age_group: 'kids', size: '130' },
    { price: '250.00 AED', color: 'Coral' },
  ])
  expect(items[1]).not.toHaveProperty('gtin')
  expect(items[0]).not.toHaveProperty('sale_price')
  expect(new Set(items.map((item) => item.id)).size).toBe(3)
  for (const item of items) expect(item.id?.length).toBeLessThanOrEqual(50)
  const [channel] = readXml((await get('en')).body).inside
  const first = channel?.inside.find((item) => listTexts(item, 'g:item_group_id').includes(id))
  expect(first && getShipping(first)).toEqual([
    ['AE', 'Standard', '25.00 AED'],
    ['AE', 'Express', '35.00 AED'],
  ])
})

test('a sale has its price and dates, and strict prices omit an unproven sale price', async () => {
  const { id } = await aProduct(shop.shop, { image: ['/media/tee.5e6f7a8b.avif'], price: 129_00 })
  const [startsAt, endsAt] = [-1, 2].map((days) => new Date(shop.shop.now().getTime() + days * DAY))
  await shop.db
    .update(products)
    .set({ saleDiscount: 20, saleStartsAt: startsAt, saleEndsAt: endsAt })
    .where(eq(products.id, id))
  await inTransaction(shop.shop, applySchedules)
  shop.shop.catalogue.changed()
  expect((await loadItems(id))[0]).toMatchObject({
    price: '129.00 AED',
    sale_price: '103.00 AED',
    sale_price_effective_date: '2026-06-09T08:00:00+0000/2026-06-12T08:00:00+0000',
  })
  await shop.db.update(shopSettings).set({ strictWasPrices: true })
  const [strict] = await loadItems(id)
  expect(strict).toMatchObject({ price: '103.00 AED' })
  expect(strict).not.toHaveProperty('sale_price')
})

test('the Arabic feed has Arabic names and links to Arabic pages', async () => {
  const { id } = await aProduct(shop.shop, { image: ['/media/tee.5e6f7a8b.avif'] })
  await shop.db.insert(productTranslations).values({ productId: id, language: 'ar', name: 'قميص الكثبان' })
  shop.shop.catalogue.changed()
  const [item] = await loadItems(id, 'ar')
  expect(item?.title).toMatch(/^قميص الكثبان/)
  expect(item?.link).toMatch(`${publicUrl}/ar/Boys/${encodeURIComponent('قميص-الكثبان')}/${id}`)
})

test('drafts, archived products and products without pictures are not in the feed', async () => {
  const image = ['/media/tee.5e6f7a8b.avif']
  const hidden = [
    await aProduct(shop.shop, { status: 'draft', image }),
    await aProduct(shop.shop, { status: 'archived', image }),
    await aProduct(shop.shop, { image: [] }),
  ]
  const { body } = await get('en')
  for (const { id } of hidden) expect(body).not.toContain(id)
})

test('an unchanged feed returns 304, and a client that accepts compression gets it compressed', async () => {
  const { headers, rawPayload } = await get('en', { 'accept-encoding': 'gzip' })
  expect(headers).toMatchObject({
    'content-type': 'application/xml; charset=utf-8',
    'content-encoding': 'gzip',
    'cache-control': 'public, max-age=900',
  })
  expect(gunzipSync(rawPayload).toString()).toContain('</rss>')
  const etag = String(headers.etag)
  const again = await get('en', { 'if-none-match': etag })
  expect([again.statusCode, again.body]).toEqual([304, ''])
  expect((await get('ar', { 'if-none-match': etag })).statusCode).toBe(200)
  await aProduct(shop.shop)
  expect((await get('en', { 'if-none-match': etag })).statusCode).toBe(200)
})

test('there is no feed in another language, without the public address, or when it is disabled', async () => {
  expect((await get('fr')).statusCode).toBe(404)
  const nowhere = await shop.anotherServer({ storefront, publicUrl: undefined })
  const there = await nowhere.request({ method: 'GET', url: '/feeds/merchant-en.xml' })
  expect(there.body).not.toContain('<rss')
  await shop.db.update(shopSettings).set({ merchantFeed: false })
  expect((await get('en')).statusCode).toBe(404)
})
