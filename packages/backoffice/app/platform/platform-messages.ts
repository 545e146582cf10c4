export const platformMessages = {
  offline: 'No answer from the shop. What you typed is kept: please try again.',
  tooSlow: 'This is taking too long. Please try again in a moment.',
  badAnswer: 'Something went wrong on our side. Please try again.',
}
