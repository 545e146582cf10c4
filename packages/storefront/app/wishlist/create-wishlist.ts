import type { ReplyOf } from '@little-dunes/domain/contract/calls'
import type { Client } from '@little-dunes/domain/contract/client'
import { create } from 'zustand'

export type WishlistItem = ReplyOf<'POST /api/wishlist/get'>['wishlistData'][number]
/** Product id → size → quantity (DATA-21). */
export type WishlistQuantities = ReplyOf<'POST /api/wishlist/get'>['wishData']

export interface Wishlist {
  wishes: WishlistItem[]
  wishData: WishlistQuantities
  ready: boolean
  failed: boolean
  /** Sets the quantity of a size (D-25). Returns false on failure, which shows a message (MSG-26). */
  add(wish: { productId: string; size: string; quantity: number }): Promise<boolean>
  /**
   * Removes all sizes of the product (D-25). Returns false on failure; the caller shows the message (MSG-28, MSG-29).
   */
  remove(productId: string): Promise<boolean>
  /** Called by the wishlist page, with a bearer token (ROLE-09). */
  reload(): Promise<boolean>
}

interface CartState {
  ready: boolean
  failed: boolean
}

export interface WishlistOptions {
  call: Client
  session: { getState(): { token: string | null }; subscribe(listener: () => void): () => void }
  /** The wishlist is fetched after the cart (STATE-06). */
  cart: { getState(): CartState; subscribe(listener: () => void): () => void }
  reportError(message: string): void
}

const EMPTY = { wishes: [], wishData: {}, ready: false, failed: false }

/** The wishlist of the signed-in customer; a guest's is empty (WISH-04). */
export function createWishlist({ call, session, cart, reportError }: WishlistOptions) {
  const token = () => session.getState().token

  async function fetchWishes(bearer: boolean): Promise<boolean> {
    const asked = token()
    const input = bearer ? { userId: asked } : {}
    const answer = await call('POST /api/wishlist/get', input, { bearer }).catch(() => null)
    if (asked !== token()) return false
    if (answer?.success) {
      const { wishlistData: wishes, wishData } = answer
      useWishlist.setState({ wishes, wishData, ready: true, failed: false })
      return true
    }
    useWishlist.setState({ failed: true })
    return false
  }

  const useWishlist = create<Wishlist>()((set, get) => ({
    ...EMPTY,
    async add({ productId: itemId, ...wish }) {
      try {
        const answer = await call('POST /api/wishlist/add', { itemId, ...wish })
        if (!answer.success) throw new Error(answer.message)
        return await fetchWishes(false)
      } catch (cause) {
        reportError((cause as Error).message)
        return false
      }
    },
    async remove(productId) {
      const input = { userId: token(), itemId: productId }
      const answer = await call('POST /api/wishlist/remove', input, { bearer: true }).catch(() => null)
      if (!answer?.success) return false
      const { [productId]: _gone, ...wishData } = get().wishData
      set({ wishes: get().wishes.filter((wish) => wish.id !== productId), wishData })
      return true
    },
    reload: () => fetchWishes(true),
  }))

  /** Follows the session. Returns a function that stops it. */
  function startWishlist(): () => void {
    let current: string | null = null
    const follow = () => {
      const now = token()
      if (now !== current) useWishlist.setState(EMPTY)
      const cartCame = cart.getState().ready || cart.getState().failed
      const fetchNow = now !== null && now !== current && cartCame
      if (now === null || fetchNow) current = now
      if (fetchNow) void fetchWishes(false)
    }
    follow()
    const stops = [session.subscribe(follow), cart.subscribe(follow)]
    return () => {
      for (const stop of stops) stop()
    }
  }

  return { useWishlist, startWishlist }
}
