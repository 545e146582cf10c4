/** Replacements for texts that promise a discount, for shops without one. Used on the server only. */
const english = {
  freeDelivery: (limit: string) => `Free delivery over ${limit}`,
  ages: 'SHOP BY AGE',
  bestSellers: 'Best sellers',
  newsletter: 'Occasional news about new arrivals.',
}

export const offerMessages = english
