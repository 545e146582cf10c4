import type { Fit } from '@little-dunes/domain/reviews/review'

const english = {
  starsOf: (stars: number) => `${stars} of 5 stars`,
  fits: { small: 'Small', true: 'True to size', large: 'Large' } satisfies Record<Fit, string>,
  close: 'Close',
  stars: 'How many stars?',
  starsNeeded: 'Please choose the stars.',
  fitQuestion: 'How does it fit?',
  childSize: 'The size your child usually wears',
  noSize: 'I would rather not say',
  words: 'What should other parents know?',
  photos: 'Pictures, if you like',
  photosHint: 'Up to four, shown to everybody. Rather the piece than your child’s face.',
  name: 'Your name, as shown',
  nameNeeded: 'Please give a first name.',
  publicNote: 'Stars, words, pictures, size and name are shown on this page to everybody.',
  send: 'Publish',
  remove: 'Remove my review',
}

export const reviewDialogMessages = english
