import type { TransportRequest } from '@little-dunes/domain/contract/client'
import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { expect, test, vi } from 'vitest'
import { create } from 'zustand'
import { createShopClient } from '#platform/create-shop-client'
import { createWishlist } from '#wishlist/create-wishlist'

const boat = {
  id: 'boat',
  title: 'Dhow Sail Boat',
  image: null,
  category: 'Unisex',
  price: 139,
  originalPrice: 139,
  discount: 0,
  flashsale: false,
}
const listed = { success: true, message: '', wishData: { boat: { 'One Size': 1 } }, wishlistData: [boat] }

function aTab(answers: Record<string, unknown> = {}) {
  const requests: TransportRequest[] = []
  const complaints: string[] = []
  const session = create<{ token: string | null }>()(() => ({ token: null }))
  const cart = create<{ ready: boolean; failed: boolean }>()(() => ({ ready: false, failed: false }))
  const call = createShopClient({
    async transport(request) {
      requests.push(request)
      const answer = { '/api/wishlist/get': listed, ...answers }[request.path] ?? { success: true }
      if (answer instanceof Error) throw answer
      return answer
    },
    token: () => session.getState().token,
    sessionEnded: () => undefined,
  })
  const { useWishlist, startWishlist } = createWishlist({
    call,
    session,
    cart,
    reportError: (message) => complaints.push(message),
  })
  return { requests, complaints, session, cart, startWishlist, wishlist: useWishlist.getState }
}

async function aCustomer(answers: Record<string, unknown> = {}) {
  const tab = aTab(answers)
  tab.startWishlist()
  tab.session.setState({ token: 't1' })
  tab.cart.setState({ ready: true })
  await vi.waitFor(() => expect(tab.wishlist().ready || tab.wishlist().failed).toBe(true))
  return tab
}

test('loads once after the cart for a new token, with the token only in its header (STATE-06, API-32, ROLE-10)', async () => {
  const { startWishlist, session, cart, requests, wishlist } = aTab()
  startWishlist()
  session.setState({ token: 't1' })
  expect(requests).toEqual([])
  cart.setState({ ready: true })
  cart.setState({ ready: true })
  await vi.waitFor(() => expect(wishlist().ready).toBe(true))
  expect(requests).toEqual([
    { method: 'POST', path: '/api/wishlist/get', headers: { token: 't1' }, body: {} },
  ])
  expect(wishlist()).toMatchObject({ wishes: [boat], wishData: { boat: { 'One Size': 1 } } })
})

test('is empty for a guest, and after signing out (D-27)', async () => {
  const { session, wishlist } = await aCustomer()
  session.setState({ token: null })
  expect(wishlist()).toMatchObject({ wishes: [], wishData: {}, ready: false })
})

test('an added item is in the reloaded list, for any response (API-28 to API-30, API-73, ROLE-10)', async () => {
  const { wishlist, requests } = await aCustomer()
  expect(await wishlist().add({ productId: 'boat', size: 'One Size', quantity: 1 })).toBe(true)
  expect(requests[1]).toEqual({
    method: 'POST',
    path: '/api/wishlist/add',
    headers: { token: 't1' },
    body: { itemId: 'boat', size: 'One Size', quantity: 1 },
  })
  expect(requests[2]).toMatchObject({ path: '/api/wishlist/get', headers: { token: 't1' }, body: {} })
})

test('a failed add shows the reason (MSG-26)', async () => {
  const { wishlist, complaints } = await aCustomer({
    '/api/wishlist/add': {
      ...aWireRefusal('product_not_found'),
      message: 'This product is no longer available.',
    },
  })
  expect(await wishlist().add({ productId: 'x', size: '80', quantity: 1 })).toBe(false)
  expect(complaints).toEqual(['This product is no longer available.'])
})

test('the page loads and removes with the token as user id and as a bearer token (API-33, API-36, API-37, ROLE-09)', async () => {
  const { wishlist, requests } = await aCustomer()
  await wishlist().reload()
  expect(await wishlist().remove('boat')).toBe(true)
  const headers = { authorization: 'Bearer t1' }
  expect(requests.slice(1)).toEqual([
    { method: 'POST', path: '/api/wishlist/get', headers, body: { userId: 't1' } },
    { method: 'POST', path: '/api/wishlist/remove', headers, body: { userId: 't1', itemId: 'boat' } },
  ])
  expect(wishlist().wishes).toEqual([])
})

test('a failed removal leaves the item (MSG-28)', async () => {
  const { wishlist } = await aCustomer({ '/api/wishlist/remove': new Error('offline') })
  expect(await wishlist().remove('boat')).toBe(false)
  expect(wishlist().wishes).toEqual([boat])
})
