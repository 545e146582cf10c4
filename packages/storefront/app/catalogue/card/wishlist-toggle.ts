import { create } from 'zustand'

/** Size → quantity, as the wishlist keeps them (DATA-21). */
export type WishlistSizes = Readonly<Record<string, number>>

interface WishlistToggle {
  /** What the shopper wishes for, by product. */
  wished: Readonly<Record<string, WishlistSizes>>
  /** Take a product off the wishlist, or put it back as it was; both answer whether it worked. */
  remove(productId: string): Promise<boolean>
  restore(productId: string, sizes: WishlistSizes): Promise<boolean>
}

const notYet = async () => false

/** What hearts know and do. The wishlist, which lies above the cards, gives it to them; a page comes without (D-60). */
export const useWishlistToggle = create<WishlistToggle>()(() => ({
  wished: {},
  remove: notYet,
  restore: notYet,
}))

/** In which sizes the product is wished for; undefined in none. */
export const useWishlistSizes = (productId: string): WishlistSizes | undefined =>
  useWishlistToggle(({ wished }) => (Object.hasOwn(wished, productId) ? wished[productId] : undefined))
