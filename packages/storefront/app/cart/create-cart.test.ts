import type { CartLine, CartMap } from '@little-dunes/domain/cart'
import { addLine, mergeCarts, readCart, sameLine, setQuantity, toCartMap } from '@little-dunes/domain/cart'
import type { TransportRequest } from '@little-dunes/domain/contract/client'
import { createClient } from '@little-dunes/domain/contract/client'
import { refuse } from '@little-dunes/domain/failures'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { createCart } from '#cart/create-cart'
import { memoryStorage } from '#platform/memory-storage'

const dress: CartLine = { itemId: 'dress', size: '100', colorName: 'Shell', quantity: 1 }
const boat: CartLine = { itemId: 'boat', size: 'One Size', colorName: 'Pearl', quantity: 2 }
const dressIn = (colorName: string, quantity: number): CartLine => ({ ...dress, colorName, quantity })

/** The cart calls over plain values; `fail` makes the next requests throw as without a network. */
function aServer(own: CartLine[] = [], stock = 5) {
  const requests: TransportRequest[] = []
  const merged = new Set<unknown>()
  const added = new Set<unknown>()
  const server = { lines: own, requests, fail: 0, loseAnswers: 0, paths: () => requests.map((r) => r.path) }

  const held = () => ({ success: true, message: '', cartData: toCartMap(server.lines) })
  const change: Record<
    string,
    (body: CartLine & { guestCart: CartMap; mergeId: string }, key: unknown) => object
  > = {
    '/api/cart/get': held,
    '/api/cart/add': (line, key) => {
      const { itemId, size, colorName, quantity } = line
      const next = addLine(server.lines, { itemId, size, colorName, quantity })
      if (next.some((one) => one.quantity > stock)) return refuse('not_enough_stock', { left: 0 })
      if (!added.has(key)) server.lines = next
      added.add(key)
      return held()
    },
    '/api/cart/update': (line) => {
      if (!server.lines.some((one) => sameLine(one, line))) return refuse('line_not_in_cart')
      server.lines = setQuantity(server.lines, line)
      return held()
    },
    '/api/cart/merge': ({ guestCart, mergeId }) => {
      const { lines, dropped, capped } = mergeCarts(server.lines, readCart(guestCart), () => stock)
      if (!merged.has(mergeId)) server.lines = lines
      merged.add(mergeId)
      return { ...held(), dropped, capped }
    },
  }

  const call = createClient(async (request) => {
    requests.push(request)
    await Promise.resolve()
    if (server.fail > 0) {
      server.fail -= 1
      throw new Error('You seem to be offline.')
    }
    const answer = change[request.path]?.(request.body as never, request.headers['idempotency-key'])
    if (server.loseAnswers > 0) {
      server.loseAnswers -= 1
      throw new Error('You seem to be offline.')
    }
    return answer
  })
  return { server, call }
}

type SessionState = { status: 'checking' | 'guest' | 'signed-in'; token: string | null }

function aSession(token: string | null) {
  let state: SessionState = { status: token ? 'signed-in' : 'guest', token }
  const listeners = new Set<() => void>()
  return {
    getState: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    become(next: string | null) {
      state = { status: next ? 'signed-in' : 'guest', token: next }
      for (const listener of listeners) listener()
    },
  }
}

function aTab(options: { token?: string; own?: CartLine[]; stored?: Record<string, string> } = {}) {
  const { server, call } = aServer(options.own)
  const session = aSession(options.token ?? null)
  const storage = memoryStorage(options.stored)
  const complaints: string[] = []
  let ids = 0
  let hearOtherTab: (key: string | null) => void = () => undefined
  const told = { count: 0 }
  const { useCart, startCart } = createCart({
    call,
    storage,
    session,
    newId: () => `id-${++ids}`,
    complain: (message) => complaints.push(message),
    onOtherTab: (listener) => {
      hearOtherTab = listener
      return () => undefined
    },
    tabs: { tell: () => void told.count++, onTold: () => () => undefined },
  })
  return {
    server,
    session,
    storage,
    complaints,
    told,
    startCart,
    cart: useCart.getState,
    otherTab: (key: string | null) => hearOtherTab(key),
    /** Everything that is under way has come to its end. */
    settled: () => useCart.getState().reload(),
  }
}

const stored = (value: unknown) => ({ LocalCartData: JSON.stringify(value) })

describe('a guest', () => {
  test('keeps every change in local storage, as the cart map, and asks the server nothing (STATE-01, D-22)', () => {
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

  test('finds the cart again after a reload, without what is damaged (D-22)', () => {
    const broken = { ...toCartMap([dress]), boat: { x: { quantity: 'many' } }, ball: 3 }
    const { cart, startCart } = aTab({ stored: stored(broken) })
    startCart()
    expect(cart()).toMatchObject({ ready: true, lines: [dress] })
  })

  test('finds a cart that was stored as an array of lines (D-22)', () => {
    const { cart, startCart } = aTab({ stored: stored([dress, boat]) })
    startCart()
    expect(cart().lines).toEqual([dress, boat])
  })

  test('starts empty from a value that is not JSON', () => {
    const { cart, startCart } = aTab({ stored: { LocalCartData: '{oops' } })
    startCart()
    expect(cart()).toMatchObject({ ready: true, lines: [] })
  })

  test('removes a line with quantity 0, and nothing with a colour that is not there (STATE-09, STATE-11)', () => {
    const { cart, startCart } = aTab({ stored: stored([dress, boat]) })
    startCart()
    cart().setQuantity(dressIn('Sea', 0))
    expect(cart().lines).toHaveLength(2)
    cart().setQuantity({ ...dress, quantity: 0 })
    expect(cart().lines).toEqual([boat])
  })

  test('sees what another tab put in', () => {
    const { cart, startCart, storage, otherTab } = aTab()
    startCart()
    storage.set('LocalCartData', JSON.stringify(toCartMap([boat])))
    otherTab('LocalCartData')
    expect(cart().lines).toEqual([boat])
  })
})

describe('signing in', () => {
  test('merges the guest cart, clears it, then fetches the cart (STATE-04 to STATE-06)', async () => {
    const { cart, startCart, session, storage, server, settled } = aTab({
      own: [boat],
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

  test('counts what could not be kept whole, so that the cart page can say it (D-21)', async () => {
    const { cart, startCart, settled } = aTab({ token: 't1', stored: stored([{ ...dress, quantity: 40 }]) })
    startCart()
    await vi.waitFor(() => expect(cart().ready).toBe(true))
    await settled()
    expect(cart().losses).toEqual({ dropped: 0, capped: 1 })
    cart().forgetLosses()
    expect(cart().losses).toBeNull()
  })

  test('shows the guest lines until the server has answered', () => {
    const { cart, startCart, session } = aTab({ stored: stored([dress]) })
    startCart()
    session.become('t1')
    expect(cart()).toMatchObject({ ready: false, lines: [dress] })
  })

  describe('when the merge fails', () => {
    beforeEach(() => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => undefined)
      return () => log.mockRestore()
    })

    test('the guest cart stays for the next load under the same merge id, in silence (D-22, MSG-43)', async () => {
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
})

describe('a signed-in shopper', () => {
  async function aShopper(own: CartLine[] = []) {
    const tab = aTab({ token: 't1', own })
    tab.startCart()
    await vi.waitFor(() => expect(tab.cart().ready).toBe(true))
    return tab
  }

  test('sees a change at once and never stores it locally (STATE-08, D-22)', async () => {
    const { cart, storage, settled } = await aShopper()
    cart().add(dress)
    expect(cart().lines).toEqual([dress])
    await settled()
    expect(storage.all()).toEqual({})
  })

  test('sends changes one after the other, each add with its own key and the token as user id (D-21, DATA-25)', async () => {
    const { cart, server, settled } = await aShopper([boat])
    cart().add(dress)
    cart().add(dress)
    cart().setQuantity({ ...boat, quantity: 0 })
    expect(cart().lines).toEqual([{ ...dress, quantity: 2 }])
    await settled()
    expect(server.paths().slice(1, 4)).toEqual(['/api/cart/add', '/api/cart/add', '/api/cart/update'])
    const keys = server.requests.slice(1, 3).map((request) => request.headers['idempotency-key'])
    expect(new Set(keys).size).toBe(2)
    expect(server.requests[1]?.body).toEqual({ userId: 't1', ...dress })
    expect(server.lines).toEqual([{ ...dress, quantity: 2 }])
  })

  test('a refused add is taken back with the reason; later changes stay (D-24, MSG-25)', async () => {
    const { cart, complaints, settled } = await aShopper([dressIn('Shell', 5)])
    cart().add(dress)
    cart().add(boat)
    expect(cart().lines).toEqual([dressIn('Shell', 6), boat])
    await settled()
    expect(cart().lines).toEqual([dressIn('Shell', 5), boat])
    expect(complaints).toEqual(['There are not that many left.'])
  })

  test('an add whose answer was lost is repeated under the same key and counts once (D-21)', async () => {
    const { cart, server, complaints, settled } = await aShopper()
    server.loseAnswers = 1
    cart().add(dress)
    await settled()
    expect(server.lines).toEqual([dress])
    expect(cart().lines).toEqual([dress])
    expect(complaints).toEqual([])
  })

  test('a removal whose answer was lost is no failure (D-24)', async () => {
    const { cart, server, complaints, settled } = await aShopper([boat])
    server.loseAnswers = 1
    cart().setQuantity({ ...boat, quantity: 0 })
    await settled()
    expect(cart().lines).toEqual([])
    expect(complaints).toEqual([])
  })

  test('without a network the change is taken back with a message (D-24)', async () => {
    const { cart, server, complaints, settled } = await aShopper([boat])
    server.fail = 3
    cart().setQuantity({ ...boat, quantity: 1 })
    await vi.waitFor(() => expect(complaints).toEqual(['You seem to be offline.']))
    expect(cart().lines).toEqual([boat])
    await settled()
  })

  test('other tabs are told of a confirmed change', async () => {
    const { cart, told, settled } = await aShopper()
    cart().add(dress)
    await settled()
    expect(told.count).toBe(1)
  })

  test('a cart that cannot be fetched is not called empty (A-45)', async () => {
    const tab = aTab({ token: 't1', own: [boat] })
    tab.server.fail = 1
    tab.startCart()
    await vi.waitFor(() => expect(tab.cart().failed).toBe(true))
    expect(tab.cart().ready).toBe(false)
    await tab.cart().reload()
    expect(tab.cart()).toMatchObject({ ready: true, failed: false, lines: [boat] })
  })

  test('what was ordered leaves the cart, only in the ordered quantity (D-43)', async () => {
    const { cart } = await aShopper([boat, dress])
    cart().takeOut([{ ...boat, quantity: 1 }, dress])
    expect(cart().lines).toEqual([{ ...boat, quantity: 1 }])
  })

  test('signing out empties the cart on screen, and a late answer does not fill it (D-27)', async () => {
    const { cart, session, settled } = await aShopper([boat])
    cart().add(dress)
    session.become(null)
    expect(cart().lines).toEqual([])
    await settled()
    expect(cart().lines).toEqual([])
  })
})
