import { type CartLine, readCart, toCartMap } from '@little-dunes/domain/orders/cart'
import { type BrowserStorage, readJson } from '#platform/browser-storage'
import { GUEST_CART_KEY } from '#platform/session-keys'

/** Key of the name under which this very cart is merged, however often that is tried (D-21, D-22). */
const MERGE_ID = 'LocalCartMergeId'
const LEGIBLE_ID = /^[\w-]{1,100}$/

/** The guest's cart in local storage; the cart of a signed-in shopper is never written here (D-22). */
export function guestCart(storage: BrowserStorage, newId: () => string) {
  return {
    /** Damaged values are left out; an array of lines is accepted too. */
    read: (): CartLine[] => readCart(readJson(storage, GUEST_CART_KEY)),

    /** A changed cart is another one to merge. */
    write(lines: readonly CartLine[]): void {
      storage.remove(MERGE_ID)
      if (lines.length === 0) storage.remove(GUEST_CART_KEY)
      else storage.set(GUEST_CART_KEY, JSON.stringify(toCartMap(lines)))
    },

    /** Kept until the merge has succeeded, so that another try, here or in another tab, is harmless. */
    mergeId(): string {
      const kept = storage.get(MERGE_ID)
      const id = kept && LEGIBLE_ID.test(kept) ? kept : newId()
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
