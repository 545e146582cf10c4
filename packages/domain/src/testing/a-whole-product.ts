import { emptyValues } from '#catalogue/fields/product-field'
import { COLOUR_FIELDS, PRODUCT_FIELDS, SIZE_FIELDS } from '#catalogue/fields/product-fields'
import type { ProductColour, ProductSize, WholeProduct } from '#contract/catalogue/staff/product-fields'

/** An empty draft, except for the given fields. */
export const aWholeProduct = (overrides: Partial<WholeProduct> = {}): WholeProduct => ({
  id: 'p',
  ...emptyValues(PRODUCT_FIELDS),
  formatted: false,
  publishedAt: 0,
  appliedSale: 0,
  lowestPrice: null,
  relatedProducts: [],
  colours: [],
  ...overrides,
})

export const aColour = (overrides: Partial<ProductColour> = {}): ProductColour => ({
  id: 'c',
  ...emptyValues(COLOUR_FIELDS),
  sizes: [],
  ...overrides,
})

export const aSize = (overrides: Partial<ProductSize> = {}): ProductSize => ({
  id: 's',
  size: '90',
  ...emptyValues(SIZE_FIELDS),
  stock: 0,
  counted: true,
  movement: 1,
  ...overrides,
})
