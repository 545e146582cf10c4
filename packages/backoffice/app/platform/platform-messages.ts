export const platformMessages = {
  offline: "Couldn't reach the shop. Your changes are kept. Try again.",
  tooSlow: 'This is taking too long. Try again in a moment.',
  badAnswer: 'Something went wrong on our side. Try again.',
}
