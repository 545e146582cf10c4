import { expect, test } from 'vitest'
import { aVariant, aWireProduct } from '#catalogue/testing/a-wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'
import { wishlistCartAction } from '#wishlist/wishlist-cart-action'

test('one colour in the single wished size is added directly', () => {
  const product = aWireProduct({ variants: [aVariant('Shell', [], 0), aVariant('Deep Sea', [], 3)] })
  expect(wishlistCartAction(product, ['90'])).toEqual({ kind: 'line', size: '90', colorName: 'Deep Sea' })
})

test('with several colours the customer chooses one, with the size preselected', () => {
  const product = aWireProduct({ variants: [aVariant('Shell', [], 1), aVariant('Sage', [], 3)] })
  expect(wishlistCartAction(product, ['90'])).toEqual({
    kind: 'choose',
    path: `${wireProductPath(product)}?size=90`,
  })
})

test('with several sizes the customer chooses one, with the colour preselected', () => {
  const sizes = ['90', '100'].map((size) => ({ size, stocks: 2, subSKU: size }))
  const product = aWireProduct({ variants: [{ ...aVariant('Deep Sea', [], 4), sizes }] })
  expect(wishlistCartAction(product, ['90', '100'])).toEqual({
    kind: 'choose',
    path: `${wireProductPath(product)}?colour=deep-sea`,
  })
})

test('a sold-out wished size is not replaced by another size', () => {
  const sizes = [
    { size: '90', stocks: 0, subSKU: 'a' },
    { size: '100', stocks: 2, subSKU: 'b' },
  ]
  const product = aWireProduct({ variants: [{ ...aVariant('Sea', [], 2), sizes }] })
  expect(wishlistCartAction(product, ['90'])).toEqual({ kind: 'sold_out' })
})
