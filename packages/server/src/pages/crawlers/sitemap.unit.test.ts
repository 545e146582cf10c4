import { MINUTE } from '@little-dunes/domain/durations'
import { productPath } from '@little-dunes/domain/paths'
import { expect, test } from 'vitest'
import { PRODUCTS_OF_A_PART, sitemapIndex, sitemapPart } from '#pages/crawlers/sitemap'
import { listTexts, readXml } from '#pages/crawlers/testing/read-xml'

const publicUrl = 'https://shop.example'

const product = (number: number, name: string) => ({
  id: `01890000-0000-7000-8000-${String(number).padStart(12, '0')}`,
  name,
  sku: 'S',
  description: '',
  category: 'Unisex' as const,
  subCategory: 'Hats',
  image: [],
  price: 49_00,
  discount: 0,
  flashsale: false,
  flashDiscount: 0,
  bestseller: false,
  bestofkids: false,
  variants: [],
})

const products = Array.from({ length: PRODUCTS_OF_A_PART * 2 + 1 }, (_, place) =>
  product(PRODUCTS_OF_A_PART * 2 + 1 - place, 'Sun Hat'),
)
const times = new Map(products.map(({ id }, place) => [id, Date.UTC(2026, 10, 1) - place * MINUTE]))
const sources = { products, stories: [], times, publicUrl }
const written = (parts: Iterable<string> | null) => [...(parts ?? [])].join('')

test('every product is in exactly one part, and the index names each part with its newest change', () => {
  const index = readXml(written(sitemapIndex(sources)))
  expect(listTexts(index, 'loc')).toEqual(
    ['pages', 'products-1', 'products-2', 'products-3'].map((part) => `${publicUrl}/sitemaps/${part}.xml`),
  )
  expect(listTexts(index, 'lastmod').at(-1)).toBe('2026-11-01T00:00:00.000Z')
  const named = ['products-1', 'products-2', 'products-3'].flatMap((part) =>
    listTexts(readXml(written(sitemapPart(part, sources))), 'loc'),
  )
  const all = products.flatMap((one) => ['', '/ar'].map((base) => publicUrl + base + productPath(one)))
  expect(named.toSorted()).toEqual(all.toSorted())
  expect(sitemapPart('products-4', sources)).toBeNull()
})

test('no part exceeds the crawler limits, even with the longest names', () => {
  const longest = 'ثوب'.repeat(66)
  const many = products.slice(0, PRODUCTS_OF_A_PART).map(({ id }) => ({ ...product(1, longest), id }))
  const part = written(sitemapPart('products-1', { ...sources, products: many }))
  expect(part.split('<url>').length - 1).toBe(PRODUCTS_OF_A_PART * 2)
  expect(part.split('<url>').length - 1).toBeLessThanOrEqual(50_000)
  expect(Buffer.byteLength(part)).toBeLessThanOrEqual(50 * 1024 * 1024)
})
