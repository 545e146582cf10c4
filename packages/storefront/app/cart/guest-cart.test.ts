import { toCartMap } from '@little-dunes/domain/cart'
import { expect, test } from 'vitest'
import { aTab, boat, dress, dressIn, stored } from '#cart/a-cart-tab'

test('a guest keeps every change in local storage, as the cart map, and asks the server nothing (STATE-01, D-22)', () => {
  const { cart, startCart, storage, server } = aTab()
  startCart()
  cart().add(dress)
  cart().add(dress)
  cart().add(boat)
  cart().setQuantity({ ...boat, quantity: 3 })
  const { itemId: _dress, ...dressEntry } = dress
  expect(JSON.parse(storage.get('LocalCartData') ?? '')).toEqual({
    dress: { '100': { ...dressEntry, quantity: 2 } },
    boat: { 'One Size': { size: 'One Size', colorName: 'Pearl', quantity: 3 } },
  })
  expect(server.requests).toEqual([])
})

test('a guest finds the cart again after a reload, without what is damaged (D-22)', () => {
  const broken = { ...toCartMap([dress]), boat: { x: { quantity: 'many' } }, ball: 3 }
  const { cart, startCart } = aTab({ stored: stored(broken) })
  startCart()
  expect(cart()).toMatchObject({ ready: true, lines: [dress] })
})

test('a guest finds a cart that was stored as an array of lines (D-22)', () => {
  const { cart, startCart } = aTab({ stored: stored([dress, boat]) })
  startCart()
  expect(cart().lines).toEqual([dress, boat])
})

test('a guest starts empty from a value that is not JSON', () => {
  const { cart, startCart } = aTab({ stored: { LocalCartData: '{oops' } })
  startCart()
  expect(cart()).toMatchObject({ ready: true, lines: [] })
})

test('a guest removes a line with quantity 0, and nothing with a colour that is not there (STATE-09, STATE-11)', () => {
  const { cart, startCart } = aTab({ stored: stored([dress, boat]) })
  startCart()
  cart().setQuantity(dressIn('Sea', 0))
  expect(cart().lines).toHaveLength(2)
  cart().setQuantity({ ...dress, quantity: 0 })
  expect(cart().lines).toEqual([boat])
})

test('a guest sees what another tab put in', () => {
  const { cart, startCart, storage, otherTab } = aTab()
  startCart()
  storage.set('LocalCartData', JSON.stringify(toCartMap([boat])))
  otherTab('LocalCartData')
  expect(cart().lines).toEqual([boat])
})
