import type { TransportRequest } from '@little-dunes/domain/contract/client'
import { createClient } from '@little-dunes/domain/contract/client'
import type { CartLine, CartMap, WireLine } from '@little-dunes/domain/orders/cart'
import {
  addLine,
  fromWireLine,
  mergeCarts,
  readCart,
  sameLine,
  setQuantity,
  toCartMap,
  toWireLine,
} from '@little-dunes/domain/orders/cart'
import { aWireRefusal } from '@little-dunes/domain/testing/a-wire-refusal'
import { type Added, createCart } from '#cart/store/create-cart'
import { memoryStorage } from '#platform/testing/memory-storage'

export const dress: CartLine = { productId: 'dress', size: '100', colorName: 'Shell', quantity: 1 }
export const boat: CartLine = { productId: 'boat', size: 'One Size', colorName: 'Pearl', quantity: 2 }
export const dressIn = (colorName: string, quantity: number): CartLine => ({ ...dress, colorName, quantity })

/** The cart calls over plain values; `fail` makes the next requests throw as if offline. */
function aServer(serverLines: CartLine[] = [], stock = 5) {
  const requests: TransportRequest[] = []
  const merged = new Set<unknown>()
  const added = new Set<unknown>()
  const server = {
    lines: serverLines,
    requests,
    fail: 0,
    loseAnswers: 0,
    /** Answers changes with success only, as specified (API-73). */
    saysNoMore: false,
    paths: () => requests.map((r) => r.path),
  }

  const cartReply = () => ({ success: true, message: '', cartData: toCartMap(server.lines) })
  const change: Record<
    string,
    (body: WireLine & { guestCart: CartMap; mergeId: string }, key: unknown) => object
  > = {
    '/api/cart/get': cartReply,
    '/api/cart/add': (body, key) => {
      const next = addLine(server.lines, fromWireLine(body))
      if (next.some((one) => one.quantity > stock))
        return { ...aWireRefusal('not_enough_stock', { left: 0 }), message: "There aren't that many left." }
      if (!added.has(key)) server.lines = next
      added.add(key)
      return cartReply()
    },
    '/api/cart/update': (body) => {
      const line = fromWireLine(body)
      if (!server.lines.some((one) => sameLine(one, line))) return aWireRefusal('line_not_in_cart')
      server.lines = setQuantity(server.lines, line)
      return cartReply()
    },
    '/api/cart/merge': ({ guestCart, mergeId }) => {
      const { lines, dropped, capped } = mergeCarts(server.lines, readCart(guestCart), () => stock)
      if (!merged.has(mergeId)) server.lines = lines
      merged.add(mergeId)
      return { ...cartReply(), dropped, capped }
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
    const wasMade = answer !== undefined && 'cartData' in answer && request.path !== '/api/cart/get'
    return server.saysNoMore && wasMade ? { success: true } : answer
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

/** The cart of one browser tab over a server of plain values. */
export function aTab(
  options: { token?: string; serverLines?: CartLine[]; stored?: Record<string, string> } = {},
) {
  const { server, call } = aServer(options.serverLines)
  const session = aSession(options.token ?? null)
  const storage = memoryStorage(options.stored)
  const complaints: string[] = []
  const announced: string[] = []
  const added: Added[] = []
  let ids = 0
  let hearOtherTab: (key: string | null) => void = () => undefined
  const notified = { count: 0 }
  const { useCart, startCart } = createCart({
    call,
    storage,
    session,
    newId: () => `id-${++ids}`,
    reportError: (message) => complaints.push(message),
    reportAdded: (one) => added.push(one),
    announce: (message) => announced.push(message),
    onOtherTab: (listener) => {
      hearOtherTab = listener
      return () => undefined
    },
    tabs: { tell: () => void notified.count++, onCartChanged: () => () => undefined },
  })
  return {
    server,
    session,
    storage,
    complaints,
    announced,
    added,
    notified,
    startCart,
    cart: useCart.getState,
    otherTab: (key: string | null) => hearOtherTab(key),
    /** Resolves once all pending calls have ended. */
    settled: () => useCart.getState().reload(),
  }
}

/** Local storage that holds a guest's cart. */
/** Stores lines as an array of wire lines, as former versions did; other values unchanged. */
export const stored = (value: unknown) => ({
  LocalCartData: JSON.stringify(Array.isArray(value) ? value.map(toWireLine) : value),
})
