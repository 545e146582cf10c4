import { create } from 'zustand'

/**
 * Products that the shopper wishes for, by id. The wishlist, which lies above the cards, writes it; a page comes without
 * (D-60).
 */
export const useWishedProducts = create<Readonly<Record<string, unknown>>>()(() => ({}))

/** Whether the product is wished for in any size. */
export const useIsWished = (productId: string): boolean =>
  useWishedProducts((wished) => Object.hasOwn(wished, productId))
