import type { Client } from '@little-dunes/domain/contract/client'
import {
  addLine,
  type CartLine,
  itemCount,
  sameLine,
  setQuantity,
  withoutLines,
} from '@little-dunes/domain/orders/cart'
import { create } from 'zustand'
import { cartMessages } from '#cart/cart-messages'
import { guestCart } from '#cart/store/guest-cart'
import { type MergeShortfall, mergeGuestCart } from '#cart/store/merge-guest-cart'
import { type ServerCart, serverCart } from '#cart/store/server-cart'
import type { BrowserStorage } from '#platform/browser-storage'
import { getMessages } from '#platform/messages'
import { GUEST_CART_KEY } from '#platform/session-keys'

/** The cart of this visitor, guest or signed in. */
export interface Cart {
  lines: CartLine[]
  /** True once the lines are the visitor's own. Before that, an empty cart means nothing (D-66). */
  ready: boolean
  /** The server's cart could not be loaded. */
  failed: boolean
  /** Number of adds so far. */
  adds: number
  /** Lines that the merge after signing in left out (D-21). */
  losses: MergeShortfall | null
  /** Adds the quantities of lines to the cart (D-21); without a size it shows a message and adds nothing (VAL-01). */
  add(...lines: readonly CartLine[]): void
  /** Sets the quantity of a line; 0 removes it (STATE-12). */
  setQuantity(line: CartLine): void
  /** Removes the lines that an order has taken (D-43). */
  removeOrdered(ordered: readonly CartLine[]): void
  reload(): Promise<void>
  clearMergeShortfall(): void
}

/** Lines that were just added to the cart. */
export interface Added {
  lines: readonly CartLine[]
  /** For screen readers and toasts (D-28). */
  message: string
  /** Removes it again. */
  undo(): void
}

/** The part of the session that the cart needs. */
export interface SessionSource {
  getState(): { status: 'checking' | 'guest' | 'signed-in'; token: string | null }
  subscribe(listener: () => void): () => void
}

export interface CartOptions {
  call: Client
  storage: BrowserStorage
  session: SessionSource
  newId(): string
  /** Shows an error to the customer (MSG-25). */
  reportError(message: string): void
  /** Shows and politely announces what was added (D-28). */
  reportAdded(added: Added): void
  /** For screen readers only. */
  announce(message: string): void
  onOtherTab(listener: (key: string | null) => void): () => void
  /** Tabs tell each other when the server's cart has changed. */
  tabs: { tell(): void; onCartChanged(listener: () => void): () => void }
}

const EMPTY = { lines: [], ready: false, failed: false, adds: 0, losses: null }

/** Calls `enter` with the token of each new session, null for a guest. Returns a function that stops it. */
function followSession(session: SessionSource, enter: (token: string | null) => void): () => void {
  let current: string | null | undefined
  const follow = () => {
    const { status, token } = session.getState()
    if (status === 'checking' || token === current) return
    current = token
    enter(token)
  }
  follow()
  return session.subscribe(follow)
}

export function createCart(parts: CartOptions) {
  const { call, storage, session, newId, reportError } = parts
  const t = getMessages(cartMessages)
  const guest = guestCart(storage, newId)
  let server: ServerCart | null = null

  const useCart = create<Cart>()((set, get) => ({
    ...EMPTY,
    add(...lines) {
      if (lines.some(({ size }) => size === '')) {
        reportError(t.selectSize)
        return
      }
      set({ adds: get().adds + 1 })
      for (const line of lines) {
        if (server) server.add(line)
        else keep(addLine(guest.read(), line))
      }
      parts.reportAdded({ lines, message: t.added(count()), undo: () => takeOut(lines) })
    },
    setQuantity(line) {
      if (server) server.update(line)
      else keep(setQuantity(guest.read(), line))
    },
    removeOrdered(ordered) {
      if (server) server.removeOrdered(ordered)
      else keep(withoutLines(guest.read(), ordered))
      parts.tabs.tell()
    },
    async reload() {
      const asked = server
      if (!asked) return
      const came = await asked.load()
      if (asked === server) set({ ready: came || get().ready, failed: !came })
    },
    clearMergeShortfall: () => set({ losses: null }),
  }))

  const count = () => itemCount(useCart.getState().lines)

  function takeOut(added: readonly CartLine[]): void {
    for (const line of added) {
      const { lines, setQuantity } = useCart.getState()
      const existing = lines.find((one) => sameLine(one, line))
      if (existing) setQuantity({ ...existing, quantity: Math.max(existing.quantity - line.quantity, 0) })
    }
    parts.announce(t.undone(count()))
  }

  function keep(lines: CartLine[]): void {
    guest.write(lines)
    useCart.setState({ lines })
  }

  function switchToGuestCart(): void {
    server = null
    useCart.setState({ ...EMPTY, lines: guest.read(), ready: true })
  }

  /** STATE-04 to STATE-06: merge, then fetch. Until then the guest's lines stay on screen. */
  async function switchToServerCart(token: string): Promise<void> {
    const attached = serverCart({
      call,
      token,
      newId,
      show: (lines) => useCart.setState({ lines }),
      failed(kind, reason) {
        reportError(reason)
        parts.announce(kind === 'add' ? t.notAdded(count()) : t.notChanged(count()))
      },
      confirmed: parts.tabs.tell,
    })
    server = attached
    useCart.setState({ ...EMPTY, lines: guest.read() })
    const losses = await mergeGuestCart(guest, call)
    if (server === attached) useCart.setState({ losses })
    await useCart.getState().reload()
  }

  /** Follows the session and the other tabs. Returns a function that stops it. */
  function startCart(): () => void {
    const stops = [
      followSession(session, (token) => {
        server?.stop()
        if (token) void switchToServerCart(token)
        else switchToGuestCart()
      }),
      parts.onOtherTab((key) => {
        if (!server && (key === GUEST_CART_KEY || key === null)) useCart.setState({ lines: guest.read() })
      }),
      parts.tabs.onCartChanged(() => void useCart.getState().reload()),
    ]
    return () => {
      server?.stop()
      for (const stop of stops) stop()
    }
  }

  return { useCart, startCart }
}
