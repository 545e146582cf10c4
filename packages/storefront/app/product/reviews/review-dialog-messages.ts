import type { Fit } from '@little-dunes/domain/reviews/review'

const english = {
  starsLabel: (stars: number) => `${stars} of 5 stars`,
  fits: { small: 'Small', true: 'True to size', large: 'Large' } satisfies Record<Fit, string>,
  close: 'Close',
  stars: 'Your rating',
  starsNeeded: 'Choose a rating.',
  fitQuestion: 'How does it fit?',
  childSize: 'The size your child usually wears',
  noSize: 'Prefer not to say',
  words: 'What should other parents know?',
  photos: 'Photos (optional)',
  photosHint: "Up to four, visible to everyone. Please show the item rather than your child's face.",
  name: 'Display name',
  nameNeeded: 'Enter a display name.',
  publicNote: 'Your rating, review, photos, size and name will be public.',
  send: 'Publish review',
  remove: 'Remove my review',
}

export const reviewDialogMessages = english
