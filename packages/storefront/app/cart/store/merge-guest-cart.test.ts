import { beforeEach, describe, expect, test, vi } from 'vitest'
import { aTab, boat, dress, stored } from '#cart/testing/a-cart-tab'

test('signing in merges the guest cart, clears it, then loads the cart (STATE-04 to STATE-06)', async () => {
  const { cart, startCart, session, storage, server, settled } = aTab({
    serverLines: [boat],
    stored: stored([dress]),
  })
  startCart()
  session.become('t1')
  await vi.waitFor(() => expect(cart().ready).toBe(true))
  await settled()
  expect(server.paths().slice(0, 2)).toEqual(['/api/cart/merge', '/api/cart/get'])
  expect(cart().lines).toEqual([boat, dress])
  expect(storage.all()).toEqual({})
})

test('the merge counts reduced lines for the cart page (D-21)', async () => {
  const { cart, startCart, settled } = aTab({ token: 't1', stored: stored([{ ...dress, quantity: 40 }]) })
  startCart()
  await vi.waitFor(() => expect(cart().ready).toBe(true))
  await settled()
  expect(cart().losses).toEqual({ dropped: 0, capped: 1 })
  cart().clearMergeShortfall()
  expect(cart().losses).toBeNull()
})

test.each(['', 'x'.repeat(500), '{"a": 1}'])(
  'a damaged merge id %s is replaced before merging',
  async (id) => {
    const { cart, startCart, server } = aTab({
      token: 't1',
      stored: { ...stored([dress]), LocalCartMergeId: id },
    })
    startCart()
    await vi.waitFor(() => expect(cart().ready).toBe(true))
    expect(server.requests[0]?.body).toMatchObject({ mergeId: expect.stringMatching(/^[\w-]{1,100}$/) })
  },
)

test('signing in shows the guest lines until the server responds', () => {
  const { cart, startCart, session } = aTab({ stored: stored([dress]) })
  startCart()
  session.become('t1')
  expect(cart()).toMatchObject({ ready: false, lines: [dress] })
})

describe('after a failed merge', () => {
  beforeEach(() => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
    return () => log.mockRestore()
  })

  test('the guest cart stays for the next load with the same merge id, without a message (D-22, MSG-43)', async () => {
    const first = aTab({ stored: stored([dress]), token: 't1' })
    first.server.fail = 1
    first.startCart()
    await vi.waitFor(() => expect(first.cart().ready).toBe(true))
    const mergeId = first.storage.get('LocalCartMergeId')
    expect(first.server.requests[0]?.body).toMatchObject({ mergeId })
    expect(first.complaints).toEqual([])

    const second = aTab({ stored: first.storage.all(), token: 't1' })
    second.startCart()
    await vi.waitFor(() => expect(second.cart().ready).toBe(true))
    expect(second.server.requests[0]?.body).toMatchObject({ mergeId })
    expect(second.cart().lines).toEqual([dress])
    expect(second.storage.all()).toEqual({})
  })
})
