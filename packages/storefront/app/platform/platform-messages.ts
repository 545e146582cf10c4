const english = {
  offline: 'You appear to be offline. Please check your connection and try again.',
  tooSlow: 'This is taking longer than usual. Please try again in a moment.',
  shopPicture: (shop: string) => `${shop}: children's clothes drying on a line at sunrise`,
  badAnswer: 'Something went wrong on our side. Please try again.',
}

export const platformMessages = english
