import { expect, test } from 'vitest'
import { matchesCart } from '#checkout/order/matches-cart'

const dress = { productId: 'dress', size: '100', colorName: 'Shell', quantity: 1 }
const boat = { productId: 'boat', size: 'One Size', colorName: 'Pearl', quantity: 2 }

test('an order of everything in the cart, in any order, matches the cart (D-06)', () => {
  expect(matchesCart([dress, boat], [boat, dress])).toBe(true)
})

test.each([
  ['another browser has ordered it already', []],
  ['a part is gone', [dress]],
  ['something was added', [dress, boat, { ...dress, size: '110' }]],
  ['a number is another one', [dress, { ...boat, quantity: 3 }]],
  ['a colour is another one', [{ ...dress, colorName: 'Coral' }, boat]],
])('an order does not match the cart when %s', (_, inCart) => {
  expect(matchesCart([dress, boat], inCart)).toBe(false)
})
