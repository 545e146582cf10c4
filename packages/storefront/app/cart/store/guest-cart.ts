import { type CartLine, readCart, toCartMap } from '@little-dunes/domain/orders/cart'
import { type BrowserStorage, readJson } from '#platform/browser-storage'
import { GUEST_CART_KEY } from '#platform/session-keys'

/** Key of the merge id of this cart, the same for every attempt (D-21, D-22). */
const MERGE_ID = 'LocalCartMergeId'
const LEGIBLE_ID = /^[\w-]{1,100}$/

/** The guest's cart in local storage; the cart of a signed-in customer is never written here (D-22). */
export function guestCart(storage: BrowserStorage, newId: () => string) {
  return {
    /** Damaged values are left out; an array of lines is accepted too. */
    read: (): CartLine[] => readCart(readJson(storage, GUEST_CART_KEY)),

    /** A changed cart needs a new merge id. */
    write(lines: readonly CartLine[]): void {
      storage.remove(MERGE_ID)
      if (lines.length === 0) storage.remove(GUEST_CART_KEY)
      else storage.set(GUEST_CART_KEY, JSON.stringify(toCartMap(lines)))
    },

    /** Stored until the merge has succeeded, so that another attempt, here or in another tab, is harmless. */
    mergeId(): string {
      const stored = storage.get(MERGE_ID)
      const id = stored && LEGIBLE_ID.test(stored) ? stored : newId()
      storage.set(MERGE_ID, id)
      return id
    },

    clear(): void {
      storage.remove(GUEST_CART_KEY)
      storage.remove(MERGE_ID)
    },
  }
}

export type GuestCart = ReturnType<typeof guestCart>
