import type { Fit } from '@little-dunes/domain/reviews/review'

const fits: Record<Fit, string> = { small: 'small', true: 'true to size', large: 'large' }

const english = {
  title: 'What parents say',
  none: 'No reviews yet. Bought this? Be the first to review it.',
  count: (reviews: number) => (reviews === 1 ? '1 review' : `${reviews} reviews`),
  fromBuyers: (reviews: number) => (reviews === 1 ? '1 verified review' : `${reviews} verified reviews`),
  starsLabel: (stars: number) => `${stars} of 5 stars`,
  starRow: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  howItFits: 'How it fits',
  fits,
  fitSaid: (fit: Fit, percent: number) => `${percent}% of buyers say it fits ${fits[fit]}`,
  fitScale: { small: 'Small', true: 'True to size', large: 'Large' } satisfies Record<Fit, string>,
  percent: (percent: number) => `${percent}%`,
  verified: 'Verified purchase',
  childWears: (size: string) => `Child wears ${size}`,
  bought: (size: string) => `Bought ${size}`,
  fitsAs: 'Fits ',
  date: (at: number) =>
    new Intl.DateTimeFormat('en-GB', {
      day: 'numeric',
      month: 'long',
      year: 'numeric',
      timeZone: 'Asia/Dubai',
    }).format(at),
  helpful: (count: number) => (count > 0 ? `Helpful (${count})` : 'Helpful'),
  helpfulReview: (name: string) => `Mark the review by ${name} as helpful`,
  more: 'Show more reviews',
  write: 'Write a review',
  change: 'Edit your review',
  signIn: 'Sign in to write a review',
  reviewHidden: 'Your review is currently hidden.',
  failed: 'Something went wrong. Please check your connection and try again.',
}

export const reviewsMessages = english
