import type { Client } from '@little-dunes/domain/contract/client'
import { addLine, type CartLine, setQuantity, withoutLines } from '@little-dunes/domain/orders/cart'
import { create } from 'zustand'
import { cartMessages } from '#cart/cart-messages'
import { guestCart } from '#cart/store/guest-cart'
import { type MergeShortfall, mergeGuestCart } from '#cart/store/merge-guest-cart'
import { type ServerCart, serverCart } from '#cart/store/server-cart'
import type { BrowserStorage } from '#platform/browser-storage'
import { messagesOf } from '#platform/messages'
import { GUEST_CART_KEY } from '#platform/session-keys'

/** The cart of this visitor, guest or signed in. */
export interface Cart {
  lines: CartLine[]
  /** The lines are the visitor's; before that an empty cart says nothing (D-66). */
  ready: boolean
  /** The server did not tell what it holds. */
  failed: boolean
  /** Counts the adds, so that each can be announced (D-28). */
  adds: number
  /** What the merge after signing in had to leave out (D-21). */
  losses: MergeShortfall | null
  /** Adds the line's quantity to the cart (D-21); without a size it says so and adds nothing (VAL-01). */
  add(line: CartLine): void
  /** Sets the quantity of a line; 0 removes it (STATE-12). */
  setQuantity(line: CartLine): void
  /** An order has taken these (D-43). */
  removeOrdered(ordered: readonly CartLine[]): void
  reload(): Promise<void>
  clearMergeShortfall(): void
}

/** What the cart needs to know of the session. */
export interface SessionSource {
  getState(): { status: 'checking' | 'guest' | 'signed-in'; token: string | null }
  subscribe(listener: () => void): () => void
}

export interface CartOptions {
  call: Client
  storage: BrowserStorage
  session: SessionSource
  newId(): string
  /** An error that the shopper should see (MSG-25). */
  reportError(message: string): void
  onOtherTab(listener: (key: string | null) => void): () => void
  /** Tabs tell each other when the cart on the server has changed. */
  tabs: { tell(): void; onCartChanged(listener: () => void): () => void }
}

const EMPTY = { lines: [], ready: false, failed: false, adds: 0, losses: null }

export function createCart(parts: CartOptions) {
  const { call, storage, session, newId, reportError } = parts
  const guest = guestCart(storage, newId)
  let server: ServerCart | null = null

  const useCart = create<Cart>()((set, get) => ({
    ...EMPTY,
    add(line) {
      if (line.size === '') {
        reportError(messagesOf(cartMessages).selectSize)
        return
      }
      set({ adds: get().adds + 1 })
      if (server) server.add(line)
      else keep(addLine(guest.read(), line))
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
    const own = serverCart({
      call,
      token,
      newId,
      show: (lines) => useCart.setState({ lines }),
      failed: reportError,
      confirmed: parts.tabs.tell,
    })
    server = own
    useCart.setState({ ...EMPTY, lines: guest.read() })
    const losses = await mergeGuestCart(guest, call)
    if (server === own) useCart.setState({ losses })
    await useCart.getState().reload()
  }

  /** Follows the session and the other tabs; answers how to stop. */
  function startCart(): () => void {
    let current: string | null | undefined
    const follow = () => {
      const { status, token } = session.getState()
      if (status === 'checking' || token === current) return
      current = token
      server?.stop()
      if (token) void switchToServerCart(token)
      else switchToGuestCart()
    }
    follow()
    const stops = [
      session.subscribe(follow),
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
