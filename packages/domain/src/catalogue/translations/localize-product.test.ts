import { expect, test } from 'vitest'
import type { Product } from '#catalogue/product'
import { localizeProduct } from '#catalogue/translations/localize-product'

const colour = { swatch: null, images: [], sizes: [], stocks: 0 }

const tee: Product = {
  id: 'tee',
  name: 'Dune Tee',
  sku: 'T',
  description: 'Soft.',
  category: 'Boys',
  subCategory: 'T-shirts',
  image: [],
  price: 100,
  discount: 0,
  flashsale: false,
  flashDiscount: 0,
  bestseller: false,
  bestofkids: false,
  variants: [
    { ...colour, colorName: 'Coral', translations: { ar: { colorName: 'مرجاني' } } },
    { ...colour, colorName: 'Sea' },
  ],
  translations: { ar: { name: 'قميص الكثبان', subCategory: 'قمصان' } },
}

test('an Arabic product has Arabic texts, and labels for its colours and sub-category (D-62)', () => {
  const { product } = localizeProduct(tee, 'ar')
  expect(product).toMatchObject({
    name: 'قميص الكثبان',
    description: 'Soft.',
    subCategory: 'T-shirts',
    subCategoryLabel: 'قمصان',
    variants: [
      { colorName: 'Coral', colorLabel: 'مرجاني' },
      { colorName: 'Sea', colorLabel: 'Sea' },
    ],
  })
})

test('English text used as a fallback is reported, including the colour', () => {
  expect(localizeProduct(tee, 'ar').missing).toEqual(['description', { colour: 'Sea' }])
})

test('the single colour of a product without colours has an Arabic name by default', () => {
  const standard = { ...colour, colorName: 'Standard' }
  const named = { ...standard, translations: { ar: { colorName: 'رملي' } } }
  const inArabic = (variant: Product['variants'][number]) => {
    const { product, missing } = localizeProduct({ ...tee, variants: [variant] }, 'ar')
    return [product.variants[0]?.colorLabel, missing]
  }
  expect(inArabic(standard)).toEqual(['قياسي', ['description']])
  expect(inArabic(named)).toEqual(['رملي', ['description']])
})

test('a product in English is the same object', () => {
  expect(localizeProduct(tee, 'en')).toEqual({ product: tee, missing: [] })
  expect(localizeProduct(tee, 'en').product).toBe(tee)
})
