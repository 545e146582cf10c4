import { createClient, type TransportRequest } from '@little-dunes/domain/contract/client'
import { refuse } from '@little-dunes/domain/failures'
import { expect, test, vi } from 'vitest'
import { create } from 'zustand'
import { createWishlist } from '#wishlist/create-wishlist'

const boat = {
  ...{ id: 'boat', title: 'Dhow Sail Boat', image: null, category: 'Unisex' },
  ...{ price: 139, originalPrice: 139, discount: 0, flashsale: false },
}
const listed = { success: true, message: '', wishData: { boat: { 'One Size': 1 } }, wishlistData: [boat] }

function aTab(answers: Record<string, unknown> = {}) {
  const requests: TransportRequest[] = []
  const complaints: string[] = []
  const session = create<{ token: string | null }>()(() => ({ token: null }))
  const cart = create<{ ready: boolean; failed: boolean }>()(() => ({ ready: false, failed: false }))
  const call = createClient(async (request) => {
    requests.push(request)
    const answer = { '/api/wishlist/get': listed, ...answers }[request.path] ?? { success: true, message: '' }
    if (answer instanceof Error) throw answer
    return answer
  })
  const { useWishlist, startWishlist } = createWishlist({
    call,
    session,
    cart,
    complain: (message) => complaints.push(message),
  })
  return { requests, complaints, session, cart, startWishlist, wishlist: useWishlist.getState }
}

async function aShopper(answers: Record<string, unknown> = {}) {
  const tab = aTab(answers)
  tab.startWishlist()
  tab.session.setState({ token: 't1' })
  tab.cart.setState({ ready: true })
  await vi.waitFor(() => expect(tab.wishlist().ready || tab.wishlist().failed).toBe(true))
  return tab
}

test('is fetched once, after the cart, when a token appears (STATE-06)', async () => {
  const { startWishlist, session, cart, requests, wishlist } = aTab()
  startWishlist()
  session.setState({ token: 't1' })
  expect(requests).toEqual([])
  cart.setState({ ready: true })
  cart.setState({ ready: true })
  await vi.waitFor(() => expect(wishlist().ready).toBe(true))
  expect(requests).toHaveLength(1)
  expect(wishlist()).toMatchObject({ wishes: [boat], wishData: { boat: { 'One Size': 1 } } })
})

test('is empty for a guest, and again after signing out (D-27)', async () => {
  const { session, wishlist } = await aShopper()
  session.setState({ token: null })
  expect(wishlist()).toMatchObject({ wishes: [], wishData: {}, ready: false })
})

test('an item added is in the list afterwards (API-29)', async () => {
  const { wishlist, requests } = await aShopper()
  expect(await wishlist().add({ itemId: 'boat', size: 'One Size', quantity: 1 })).toBe(true)
  expect(requests[1]).toMatchObject({
    path: '/api/wishlist/add',
    body: { itemId: 'boat', size: 'One Size', quantity: 1 },
  })
})

test('a failed add shows the reason (MSG-26)', async () => {
  const { wishlist, complaints } = await aShopper({
    '/api/wishlist/add': {
      ...refuse('product_not_found'),
      message: 'This product is no longer in the shop.',
    },
  })
  expect(await wishlist().add({ itemId: 'x', size: '80', quantity: 1 })).toBe(false)
  expect(complaints).toEqual(['This product is no longer in the shop.'])
})

test('the page asks and removes with the token as user id (API-33, API-36)', async () => {
  const { wishlist, requests } = await aShopper()
  await wishlist().reload()
  expect(await wishlist().remove('boat')).toBe(true)
  expect(requests.slice(1).map((request) => request.body)).toEqual([
    { userId: 't1' },
    { userId: 't1', itemId: 'boat' },
  ])
  expect(wishlist().wishes).toEqual([])
})

test('a failed removal leaves the item (MSG-28)', async () => {
  const { wishlist } = await aShopper({ '/api/wishlist/remove': new Error('offline') })
  expect(await wishlist().remove('boat')).toBe(false)
  expect(wishlist().wishes).toEqual([boat])
})
