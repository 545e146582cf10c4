import type { CartLine } from '@little-dunes/domain/orders/cart'
import { toWireLine } from '@little-dunes/domain/orders/cart'
import { expect, test, vi } from 'vitest'
import { aTab, boat, dress, dressIn, stored } from '#cart/testing/a-cart-tab'

async function aCustomer(serverLines: CartLine[] = []) {
  const tab = aTab({ token: 't1', serverLines })
  tab.startCart()
  await vi.waitFor(() => expect(tab.cart().ready).toBe(true))
  return tab
}

test('a customer sees a change at once, without local storage (STATE-08, D-22)', async () => {
  const { cart, storage, settled } = await aCustomer()
  cart().add(dress)
  expect(cart().lines).toEqual([dress])
  await settled()
  expect(storage.all()).toEqual({})
})

test('changes are sent one at a time, each add with a separate key and the token as user id (API-11, API-14, API-17, D-21, DATA-25)', async () => {
  const { cart, server, settled } = await aCustomer([boat])
  cart().add(dress)
  cart().add(dress)
  cart().setQuantity({ ...boat, quantity: 0 })
  expect(cart().lines).toEqual([{ ...dress, quantity: 2 }])
  await settled()
  expect(server.paths().slice(1, 4)).toEqual(['/api/cart/add', '/api/cart/add', '/api/cart/update'])
  const keys = server.requests.slice(1, 3).map((request) => request.headers['idempotency-key'])
  expect(new Set(keys).size).toBe(2)
  expect(server.requests.map((request) => request.body).slice(0, 4)).toEqual([
    { userId: 't1' },
    { userId: 't1', ...toWireLine(dress) },
    { userId: 't1', ...toWireLine(dress) },
    { userId: 't1', ...toWireLine(boat), quantity: 0 },
  ])
  expect(server.lines).toEqual([{ ...dress, quantity: 2 }])
})

test('a refused add is reverted with the reason, and later changes stay (D-24, MSG-25)', async () => {
  const { cart, complaints, announced, settled } = await aCustomer([dressIn('Shell', 5)])
  cart().add(dress)
  cart().add(boat)
  expect(cart().lines).toEqual([dressIn('Shell', 6), boat])
  await settled()
  expect(cart().lines).toEqual([dressIn('Shell', 5), boat])
  expect(complaints).toEqual(["There aren't that many left."])
  expect(announced).toEqual(["We couldn't add this to your cart. 7 items in your cart."])
})

test('a failed change is announced as reverted, never as completed (D-24, D-28)', async () => {
  const { cart, server, announced, settled } = await aCustomer([boat])
  server.fail = 3
  cart().setQuantity({ ...boat, quantity: 0 })
  await vi.waitFor(() => expect(announced).toEqual(["We couldn't update your cart. 2 items in your cart."]))
  server.fail = 3
  cart().add(dress)
  await vi.waitFor(() =>
    expect(announced.at(-1)).toBe("We couldn't add this to your cart. 2 items in your cart."),
  )
  await settled()
})

test('adding an item announces the current number of items, and undo removes it (D-28)', async () => {
  const { cart, server, added, announced, settled } = await aCustomer([boat])
  cart().add({ ...boat, quantity: 1 }, dress)
  cart().setQuantity({ ...boat, quantity: 1 })
  expect(added.map(({ message }) => message)).toEqual(['Added to your cart. 4 items in your cart.'])
  cart().setQuantity({ ...boat, quantity: 3 })
  added[0]?.undo()
  expect(announced).toEqual(['Removed from your cart. 2 items in your cart.'])
  await settled()
  expect(server.lines).toEqual([boat])
})

test('an add with a lost response is retried with the same key and counts once (D-21)', async () => {
  const { cart, server, complaints, settled } = await aCustomer()
  server.loseAnswers = 1
  cart().add(dress)
  await settled()
  expect(server.lines).toEqual([dress])
  expect(cart().lines).toEqual([dress])
  expect(complaints).toEqual([])
})

test('a removal with a lost response is not a failure (D-24)', async () => {
  const { cart, server, complaints, settled } = await aCustomer([boat])
  server.loseAnswers = 1
  cart().setQuantity({ ...boat, quantity: 0 })
  await settled()
  expect(cart().lines).toEqual([])
  expect(complaints).toEqual([])
})

test('without a network the change is reverted with a message (D-24)', async () => {
  const { cart, server, complaints, settled } = await aCustomer([boat])
  server.fail = 3
  cart().setQuantity({ ...boat, quantity: 1 })
  await vi.waitFor(() => expect(complaints).toEqual(['You seem to be offline.']))
  expect(cart().lines).toEqual([boat])
  await settled()
})

test('other tabs are notified of a confirmed change', async () => {
  const { cart, notified, settled } = await aCustomer()
  cart().add(dress)
  await settled()
  expect(notified.count).toBe(1)
})

test('a cart that failed to load is not shown as empty (D-66)', async () => {
  const tab = aTab({ token: 't1', serverLines: [boat] })
  tab.server.fail = 1
  tab.startCart()
  await vi.waitFor(() => expect(tab.cart().failed).toBe(true))
  expect(tab.cart().ready).toBe(false)
  await tab.cart().reload()
  expect(tab.cart()).toMatchObject({ ready: true, failed: false, lines: [boat] })
})

test('ordered items leave the cart in the ordered quantity (D-43)', async () => {
  const { cart } = await aCustomer([boat, dress])
  cart().removeOrdered([{ ...boat, quantity: 1 }, dress])
  expect(cart().lines).toEqual([{ ...boat, quantity: 1 }])
})

test('signing out empties the cart on screen, and a late response does not fill it (D-27)', async () => {
  const { cart, session, settled } = await aCustomer([boat])
  cart().add(dress)
  session.become(null)
  expect(cart().lines).toEqual([])
  await settled()
  expect(cart().lines).toEqual([])
})

test('adding, changing and merging read only the success of a response (API-23, API-73)', async () => {
  const { cart, server, settled, startCart, complaints } = aTab({
    token: 't1',
    serverLines: [boat],
    stored: stored([dress]),
  })
  server.saysNoMore = true
  startCart()
  await vi.waitFor(() => expect(cart().ready).toBe(true))
  expect(cart().lines).toEqual([boat, dress])
  cart().add(dress)
  cart().setQuantity({ ...boat, quantity: 1 })
  const expected = [
    { ...boat, quantity: 1 },
    { ...dress, quantity: 2 },
  ]
  // The shown cart follows the server and is never empty in between.
  for (let turn = 0; turn < 100; turn++) {
    expect(cart().lines).toEqual(expected)
    await Promise.resolve()
  }
  await settled()
  expect(cart().lines).toEqual(expected)
  expect(server.lines).toEqual(expected)
  expect(complaints).toEqual([])
})
