import { expect, test } from 'vitest'
import { COLOUR_SCHEMAS, PRODUCT_SCHEMAS, SIZE_SCHEMAS } from '#contract/catalogue/staff/product-form'
import { formValues } from '#contract/catalogue/staff/product-form-values'
import { LARGEST_PRICE } from '#money'
import { aColour, aSize, aWholeProduct } from '#testing/a-whole-product'

const product = aWholeProduct({ colours: [aColour({ sizes: [aSize()] })] })

test('every field of the form has a rule, and stock is not a field', () => {
  const fields = [
    ...Object.keys(PRODUCT_SCHEMAS),
    ...Object.keys(COLOUR_SCHEMAS).map((name) => `colour.c.${name}`),
    ...Object.keys(SIZE_SCHEMAS).map((name) => `size.s.${name}`),
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
])('a discount of %d percent is allowed: %s', (percent, isAllowed) => {
  expect(PRODUCT_SCHEMAS.discount.safeParse(percent).success).toBe(isAllowed)
})

test.each([
  [1, true],
  [LARGEST_PRICE, true],
  [LARGEST_PRICE + 1, false],
  [0, false],
  [12.5, false],
])('a price of %d fils is allowed: %s', (fils, isAllowed) => {
  expect(PRODUCT_SCHEMAS.price.safeParse(fils).success).toBe(isAllowed)
  expect(SIZE_SCHEMAS.price.safeParse(fils).success).toBe(isAllowed)
})
