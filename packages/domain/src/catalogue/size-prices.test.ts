import fc from 'fast-check'
import { expect, test } from 'vitest'
import { displayedPrice, priceLines } from '#catalogue/pricing'
import type { Product } from '#catalogue/product'
import { hasSizePrices, highestPrice, priceOfSize, withLowestPrice } from '#catalogue/size-prices'

type Sized = Pick<Product, 'price' | 'variants'>

const fils = fc.integer({ min: 1, max: 500_00 })
const size: fc.Arbitrary<Product['variants'][number]['sizes'][number]> = fc
  .record({ sizePrice: fc.option(fils, { nil: undefined }), stocks: fc.nat(5) })
  .map(({ sizePrice, stocks }) => ({
    size: '90',
    stocks,
    subSKU: 'x',
    ...(sizePrice === undefined ? {} : { price: sizePrice }),
  }))
const variant = fc
  .array(size, { minLength: 1, maxLength: 4 })
  .map((sizes) => ({ colorName: 'Coral', swatch: null, images: [], sizes, stocks: 0 }))
const product: fc.Arbitrary<Sized> = fc.record({
  price: fils,
  variants: fc.array(variant, { minLength: 1, maxLength: 3 }),
})

const listSizes = ({ variants }: Sized) => variants.flatMap(({ sizes }) => sizes)
const listPrices = (one: Sized) => listSizes(one).map((entry) => priceOfSize(one, entry))

test('the lowest price keeps the price of every size and equals the cheapest one (D-69)', () => {
  fc.assert(
    fc.property(product, (sample) => {
      const shown = withLowestPrice(sample)
      expect(listPrices(shown)).toEqual(listPrices(sample))
      expect(shown.price).toBe(hasSizePrices(sample) ? Math.min(...listPrices(sample)) : sample.price)
      if (hasSizePrices(shown)) expect(highestPrice(shown)).toBe(Math.max(...listPrices(sample)))
    }),
  )
})

test('sizes have custom prices only when prices differ, and above the product price (D-69)', () => {
  fc.assert(
    fc.property(product, (sample) => {
      const shown = withLowestPrice(sample)
      for (const entry of listSizes(shown))
        if (entry.price !== undefined) expect(entry.price).toBeGreaterThan(shown.price)
      expect(hasSizePrices(shown)).toBe(new Set(listPrices(sample)).size > 1)
      expect(withLowestPrice(shown)).toEqual(shown)
    }),
  )
})

test('a product without custom prices is returned unchanged (D-69)', () => {
  const sizes = ['90', '100'].map((size) => ({ size, stocks: 1, subSKU: size }))
  const sample: Sized = {
    price: 100,
    variants: [{ colorName: 'Coral', swatch: null, images: [], sizes, stocks: 2 }],
  }
  expect(withLowestPrice(sample)).toBe(sample)
})

test('the flash price applies to the cheapest unit by size price (D-03, D-69)', () => {
  const terms = { discount: 10, flashsale: true, flashDiscount: 50 }
  const lines = [
    { product: { ...terms, price: 120_00 }, quantity: 1 },
    { product: { ...terms, price: 90_00 }, quantity: 2 },
  ]
  expect(priceLines(lines).map(({ flashUnits }) => flashUnits)).toEqual([0, 1])
  expect(displayedPrice({ ...terms, price: 90_00 })).toBe(45_00)
})
