import { create } from 'zustand'

/** Size → quantity, as the wishlist keeps them (DATA-21). */
export type WishedSizes = Readonly<Record<string, number>>

interface WishedProducts {
  /** What the shopper wishes for, by product. */
  wished: Readonly<Record<string, WishedSizes>>
  /** Take a product off the wishlist, or put it back as it was; both answer whether it worked. */
  takeOff(productId: string): Promise<boolean>
  putBack(productId: string, sizes: WishedSizes): Promise<boolean>
}

const notYet = async () => false

/** What hearts know and do. The wishlist, which lies above the cards, gives it to them; a page comes without (D-60). */
export const useWishedProducts = create<WishedProducts>()(() => ({
  wished: {},
  takeOff: notYet,
  putBack: notYet,
}))

/** In which sizes the product is wished for; undefined in none. */
export const useWishedSizes = (productId: string): WishedSizes | undefined =>
  useWishedProducts(({ wished }) => (Object.hasOwn(wished, productId) ? wished[productId] : undefined))
