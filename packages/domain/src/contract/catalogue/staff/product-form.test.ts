import { expect, test } from 'vitest'
import { COLOUR_FIELDS, PRODUCT_FIELDS, SIZE_FIELDS } from '#contract/catalogue/staff/product-form'
import { formValues } from '#contract/catalogue/staff/product-form-values'
import { LARGEST_PRICE } from '#money'

const size = {
  id: 's',
  size: '90',
  sku: 'LD-1-90',
  barcode: null,
  shelf: null,
  price: null,
  stock: 5,
  counted: true,
  movement: 7,
}
const colour = { id: 'c', name: 'Coral', nameAr: '', swatch: null, images: [], sizes: [size] }
const product = {
  id: 'p',
  name: 'Tee',
  nameAr: '',
  description: '',
  formatted: false,
  descriptionAr: '',
  sku: 'LD-1',
  category: 'Boys' as const,
  subCategory: '',
  subCategoryAr: '',
  optionName: '',
  status: 'draft' as const,
  publishedAt: 0,
  publishAt: null,
  image: [],
  altTexts: {},
  altTextsAr: {},
  price: 100_00,
  discount: 0,
  saleDiscount: 0,
  saleStartsAt: null,
  saleEndsAt: null,
  appliedSale: 0,
  lowestPrice: null,
  flashsale: false,
  flashDiscount: 0,
  flashStartsAt: null,
  flashEndsAt: null,
  bestseller: false,
  bestofkids: false,
  related: [],
  relatedProducts: [],
  colours: [colour],
}

test('every field of the form has a rule, and stock is no field', () => {
  const fields = [
    ...Object.keys(PRODUCT_FIELDS),
    ...Object.keys(COLOUR_FIELDS).map((name) => `colour.c.${name}`),
    ...Object.keys(SIZE_FIELDS).map((name) => `size.s.${name}`),
  ]
  expect(Object.keys(formValues(product)).sort()).toEqual(fields.sort())
})

test.each([
  [0.1, true],
  [12.5, true],
  [99.99, true],
  [100, false],
  [-1, false],
  [16.632149, true],
  [16.6321495, false],
  [Number.NaN, false],
])('a discount of %d percent: %s', (percent, isAllowed) => {
  expect(PRODUCT_FIELDS.discount.safeParse(percent).success).toBe(isAllowed)
})

test.each([
  [1, true],
  [LARGEST_PRICE, true],
  [LARGEST_PRICE + 1, false],
  [0, false],
  [12.5, false],
])('a price of %d fils: %s', (fils, isAllowed) => {
  expect(PRODUCT_FIELDS.price.safeParse(fils).success).toBe(isAllowed)
  expect(SIZE_FIELDS.price.safeParse(fils).success).toBe(isAllowed)
})
