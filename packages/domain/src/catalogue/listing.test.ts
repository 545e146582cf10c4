import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fillFlashSaleStrip, newArrivals, relatedProducts } from '#catalogue/curated-lists'
import { type ListedProduct, matches, SORTS, sortProducts } from '#catalogue/listing'
import { displayedPrice } from '#catalogue/pricing'
import { readSearch } from '#catalogue/search'

const variant = (colorName: string, stocks: Record<string, number>) => ({
  colorName,
  swatch: null,
  images: [],
  stocks: Object.values(stocks).reduce((sum, count) => sum + count, 0),
  sizes: Object.entries(stocks).map(([size, count]) => ({
    size,
    stocks: count,
    subSKU: `${colorName}-${size}`,
  })),
})

const shirt: ListedProduct = {
  id: 'shirt',
  name: 'Desert Fox T-Shirt',
  sku: 'LD-TS-0104',
  description: 'Soft cotton.',
  category: 'Boys',
  subCategory: 'T-shirts',
  price: 100_00,
  discount: 20,
  flashsale: false,
  flashDiscount: 50,
  bestseller: true,
  bestofkids: false,
  variants: [variant('Sand', { '80': 3, '90': 0 }), variant('Sea', { '80': 0, '90': 0 })],
}

test('genders narrow the list to their products, and no gender shows all (LIST-02)', () => {
  expect(matches(shirt, {})).toBe(true)
  expect(matches(shirt, { categories: [] })).toBe(true)
  expect(matches(shirt, { categories: ['Girls', 'Boys'] })).toBe(true)
  expect(matches(shirt, { categories: ['Girls', 'Unisex'] })).toBe(false)
})

test('curated lists filter by their flag (LIST-13)', () => {
  expect(matches(shirt, { flag: 'bestseller' })).toBe(true)
  expect(matches(shirt, { flag: 'bestofkids' })).toBe(false)
  expect(matches(shirt, { flag: 'flashsale' })).toBe(false)
})

test('price limits apply to displayed prices and are inclusive (D-12)', () => {
  expect(matches(shirt, { minPrice: 80_00, maxPrice: 80_00 })).toBe(true)
  expect(matches(shirt, { minPrice: 80_01 })).toBe(false)
  expect(matches(shirt, { maxPrice: 79_99 })).toBe(false)
})

test('size, colour and stock must match within one colour (LIST-12, D-12)', () => {
  expect(matches(shirt, { sizes: ['80'], colors: ['sand'], inStock: true })).toBe(true)
  expect(matches(shirt, { sizes: ['80'], colors: ['Sea'], inStock: true })).toBe(false)
  expect(matches(shirt, { sizes: ['90'], inStock: true })).toBe(false)
  expect(matches(shirt, { sizes: ['90'] })).toBe(true)
  expect(matches(shirt, { sizes: ['100'] })).toBe(false)
  expect(matches(shirt, { ids: ['other', 'shirt'] })).toBe(true)
  expect(matches(shirt, { ids: ['other'] })).toBe(false)
})

test('search, filter and flag narrow together (LIST-14)', () => {
  expect(matches(shirt, { search: readSearch('fox'), categories: ['Boys'], flag: 'bestseller' })).toBe(true)
  expect(matches(shirt, { search: readSearch('fox'), categories: ['Girls'] })).toBe(false)
})

const anyProduct = fc.record({
  price: fc.integer({ min: 1, max: 20 }).map((aed) => aed * 75),
  discount: fc.constantFrom(0, 10, 33.33),
  flashsale: fc.boolean(),
  flashDiscount: fc.constantFrom(0, 25),
})

test('price sorts use displayed price, then price; ties and relevance use list order (LIST-05 to LIST-07, D-14)', () => {
  fc.assert(
    fc.property(fc.array(anyProduct, { maxLength: 40 }), fc.constantFrom(...SORTS), (products, sort) => {
      const before = products.map((product) => ({ ...product }))
      const sorted = sortProducts(products, sort)
      expect(products).toEqual(before)
      expect(new Set(sorted)).toEqual(new Set(products))
      const sign = { relevant: 0, 'low-high': 1, 'high-low': -1 }[sort]
      for (const [index, next] of sorted.entries()) {
        const product = sorted[index - 1]
        if (!product) continue
        const byPrice = displayedPrice(next) - displayedPrice(product) || next.price - product.price
        const byPlace = products.indexOf(next) - products.indexOf(product)
        expect(sign * byPrice || byPlace).toBeGreaterThan(0)
      }
    }),
  )
})

const numbered = (count: number) => Array.from({ length: count }, (_, index) => ({ id: String(index + 1) }))

test('new arrivals are the first twenty products (CONST-38, D-14)', () => {
  expect(newArrivals(numbered(30)).map((product) => product.id)).toEqual(numbered(20).map((one) => one.id))
})

test('related products are numbers 6 to 25 of the list, without the product itself (PROD-22, CONST-39, D-14)', () => {
  const related = (productId: string) =>
    relatedProducts(numbered(40), productId).map((product) => Number(product.id))
  expect(related('1')).toEqual(Array.from({ length: 20 }, (_, index) => index + 6))
  expect(related('10')).toHaveLength(19)
  expect(related('10')).not.toContain(10)
  expect(relatedProducts(numbered(1), '1')).toEqual([])
})

test('in a small shop, related products are the chosen ones, then all others', () => {
  const ids = (count: number, productId: string, chosen: { id: string }[] = []) =>
    relatedProducts(numbered(count), productId, chosen).map(({ id }) => id)
  expect(ids(3, '2')).toEqual(['1', '3'])
  expect(ids(6, '6')).toEqual(['1', '2', '3', '4', '5'])
  expect(ids(7, '6')).toEqual(['7'])
  expect(ids(3, '2', [{ id: '3' }])).toEqual(['3', '1'])
})

test('a single flash-sale product fills the strip ten times, and several appear once (CONST-36)', () => {
  expect(fillFlashSaleStrip(['a'])).toEqual(Array(10).fill('a'))
  expect(fillFlashSaleStrip(['a', 'b'])).toEqual(['a', 'b'])
  expect(fillFlashSaleStrip([])).toEqual([])
})
