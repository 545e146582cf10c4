import { toCartMap } from '@little-dunes/domain/orders/cart'
import { expect, test } from 'vitest'
import { aTab, boat, dress, dressIn, stored } from '#cart/testing/a-cart-tab'

test('a guest cart is in local storage as the cart map, without requests to the server (STATE-01, D-22)', () => {
  const { cart, startCart, storage, server } = aTab()
  startCart()
  cart().add(dress)
  cart().add(dress)
  cart().add(boat)
  cart().setQuantity({ ...boat, quantity: 3 })
  const { productId: _dress, ...dressEntry } = dress
  expect(JSON.parse(storage.get('LocalCartData') ?? '')).toEqual({
    dress: { '100': { ...dressEntry, quantity: 2 } },
    boat: { 'One Size': { size: 'One Size', colorName: 'Pearl', quantity: 3 } },
  })
  expect(server.requests).toEqual([])
})

test('an item that a guest adds is announced, and its undo removes it (D-28)', () => {
  const { cart, startCart, added, announced } = aTab({ stored: stored([boat]) })
  startCart()
  cart().add(dress)
  expect(added.map(({ message }) => message)).toEqual(['Added to your cart. 3 items in your cart.'])
  added[0]?.undo()
  expect(cart().lines).toEqual([boat])
  expect(announced).toEqual(['Removed from your cart. 2 items in your cart.'])
})

test('a guest cart survives a reload, without damaged parts (D-22)', () => {
  const broken = { ...toCartMap([dress]), boat: { x: { quantity: 'many' } }, ball: 3 }
  const { cart, startCart } = aTab({ stored: stored(broken) })
  startCart()
  expect(cart()).toMatchObject({ ready: true, lines: [dress] })
})

test('a guest cart stored as an array of lines is read (D-22)', () => {
  const { cart, startCart } = aTab({ stored: stored([dress, boat]) })
  startCart()
  expect(cart().lines).toEqual([dress, boat])
})

test('a guest cart with invalid JSON is empty', () => {
  const { cart, startCart } = aTab({ stored: { LocalCartData: '{oops' } })
  startCart()
  expect(cart()).toMatchObject({ ready: true, lines: [] })
})

test('quantity 0 removes a line, and an unknown colour changes nothing (STATE-09, STATE-11)', () => {
  const { cart, startCart } = aTab({ stored: stored([dress, boat]) })
  startCart()
  cart().setQuantity(dressIn('Sea', 0))
  expect(cart().lines).toHaveLength(2)
  cart().setQuantity({ ...dress, quantity: 0 })
  expect(cart().lines).toEqual([boat])
})

test('adding without a size shows a message and adds nothing, for guests and customers (VAL-01, MSG-20, D-65)', async () => {
  for (const token of ['', 't1']) {
    const { cart, startCart, settled, server, storage, complaints } = aTab({ token, serverLines: [] })
    startCart()
    await settled()
    cart().add({ ...dress, size: '' })
    await settled()
    expect(cart()).toMatchObject({ lines: [], adds: 0 })
    expect(storage.all()).toEqual({})
    expect(server.paths()).not.toContain('/api/cart/add')
    expect(complaints).toEqual(['Please select a size'])
  }
})

test.each([
  '[]',
  '7',
  '"text"',
  'true',
  '[1, null, [], {"itemId": 3}]',
  '{"a": 1, "b": null, "c": [1, [2]], "d": {"80": {"quantity": {}, "colorName": "Sea"}}}',
  '{"__proto__": {"80": {"quantity": 1, "size": 80, "colorName": "Sea"}}}',
  '{"boat": {"x": {"quantity": 1e400, "size": "x", "colorName": "y"}}}',
  `${'['.repeat(5000)}${']'.repeat(5000)}`,
])('a stored cart of %s is empty', (LocalCartData) => {
  const { cart, startCart } = aTab({ stored: { LocalCartData } })
  startCart()
  expect(cart()).toMatchObject({ ready: true, lines: [] })
  cart().add(boat)
  expect(cart().lines).toEqual([boat])
})

test('a guest sees items from another tab', () => {
  const { cart, startCart, storage, otherTab } = aTab()
  startCart()
  storage.set('LocalCartData', JSON.stringify(toCartMap([boat])))
  otherTab('LocalCartData')
  expect(cart().lines).toEqual([boat])
})

test('ordered items leave the stored cart of a guest, and items added later stay', () => {
  const { cart, startCart, storage } = aTab({ stored: stored([{ ...dress, quantity: 3 }, boat]) })
  startCart()
  cart().removeOrdered([{ ...dress, quantity: 2 }, boat])
  expect(cart().lines).toEqual([{ ...dress, quantity: 1 }])
  expect(Object.keys(JSON.parse(storage.get('LocalCartData') ?? '{}'))).toEqual([dress.productId])
})
