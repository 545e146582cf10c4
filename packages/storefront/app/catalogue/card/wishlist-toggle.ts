import { create } from 'zustand'

/** Size → quantity, as the wishlist stores them (DATA-21). */
export type WishlistSizes = Readonly<Record<string, number>>

interface WishlistToggle {
  /** The customer's wishlist by product id. */
  wished: Readonly<Record<string, WishlistSizes>>
  /** Remove a product from the wishlist or restore it; both return false on failure. */
  remove(productId: string): Promise<boolean>
  restore(productId: string, sizes: WishlistSizes): Promise<boolean>
}

const notYet = async () => false

/**
 * State and actions of the hearts. The wishlist feature is above the cards and sets them; a page from the server has
 * none (D-60).
 */
export const useWishlistToggle = create<WishlistToggle>()(() => ({
  wished: {},
  remove: notYet,
  restore: notYet,
}))

/** Sizes of the product on the wishlist; undefined when it is not on it. */
export const useWishlistSizes = (productId: string): WishlistSizes | undefined =>
  useWishlistToggle(({ wished }) => (Object.hasOwn(wished, productId) ? wished[productId] : undefined))
