const english = {
  heading: 'Added to your cart',
  cart: (count: number) => (count === 1 ? 'Cart (1 item)' : `Cart (${count} items)`),
  keepShopping: 'Keep shopping',
}

export const addedMessages = english
