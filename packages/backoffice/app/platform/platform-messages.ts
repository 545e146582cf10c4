export const platformMessages = {
  offline: 'You seem to be offline. Nothing was changed.',
  tooSlow: 'This is taking too long. Please try again in a moment.',
  badAnswer: 'Something went wrong on our side. Please try again.',
}
