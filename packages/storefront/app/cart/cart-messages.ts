import type { Catalogue } from '#platform/messages'

const english = {
  /** Announced politely after an add (D-28). */
  added: (count: number) => `Added to your cart. ${count === 1 ? '1 item' : `${count} items`} in your cart.`,
}

export const cartMessages: Catalogue<typeof english> = { en: english }
