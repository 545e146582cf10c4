import { expect, test } from 'vitest'
import { aVariant, aWireProduct } from '#catalogue/testing/a-wire-product'
import { wireProductPath } from '#catalogue/wire-product-path'
import { wishlistCartAction } from '#wishlist/wishlist-cart-action'

test('one colour in the one size wished for is what is meant', () => {
  const product = aWireProduct({ variants: [aVariant('Shell', [], 0), aVariant('Deep Sea', [], 3)] })
  expect(wishlistCartAction(product, ['90'])).toEqual({ kind: 'line', size: '90', colorName: 'Deep Sea' })
})

test('several colours are to be chosen from, the size is known', () => {
  const product = aWireProduct({ variants: [aVariant('Shell', [], 1), aVariant('Sage', [], 3)] })
  expect(wishlistCartAction(product, ['90'])).toEqual({
    kind: 'choose',
    path: `${wireProductPath(product)}?size=90`,
  })
})

test('several sizes are to be chosen from, the colour is known', () => {
  const sizes = ['90', '100'].map((size) => ({ size, stocks: 2, subSKU: size }))
  const product = aWireProduct({ variants: [{ ...aVariant('Deep Sea', [], 4), sizes }] })
  expect(wishlistCartAction(product, ['90', '100'])).toEqual({
    kind: 'choose',
    path: `${wireProductPath(product)}?colour=deep-sea`,
  })
})

test('what is sold out in the size wished for is not replaced by another size', () => {
  const sizes = [
    { size: '90', stocks: 0, subSKU: 'a' },
    { size: '100', stocks: 2, subSKU: 'b' },
  ]
  const product = aWireProduct({ variants: [{ ...aVariant('Sea', [], 2), sizes }] })
  expect(wishlistCartAction(product, ['90'])).toEqual({ kind: 'sold_out' })
})
