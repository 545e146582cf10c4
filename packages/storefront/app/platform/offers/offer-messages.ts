/** What stands in place of texts that promise a discount, in a shop without any; read on the server alone. */
const english = {
  freeDelivery: (limit: string) => `Free delivery over ${limit}`,
  ages: 'SHOP BY AGE',
  bestSellers: 'Best sellers',
  newsletter: 'New arrivals, now and then.',
}

export const offerMessages = english
