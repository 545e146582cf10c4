import { averageStars, MAX_STARS, reviewCount } from '@little-dunes/domain/reviews/review'
import type { ProductData } from '#product/load-product'

const WORST_STARS = 1

/** schema.org/AggregateRating and the reviews that the page shows; empty without a review. */
export function ratingsJsonLd({ summary, reviews }: ProductData['reviews']): object {
  const ratingValue = averageStars(summary)
  if (ratingValue === null) return {}
  const scale = { bestRating: MAX_STARS, worstRating: WORST_STARS }
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue,
      reviewCount: reviewCount(summary),
      ...scale,
    },
    review: reviews.map(({ name, at, stars, text, language }) => ({
      '@type': 'Review',
      author: { '@type': 'Person', name },
      datePublished: new Date(at).toISOString().slice(0, 10),
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...scale },
      ...(text && { reviewBody: text, inLanguage: language }),
    })),
  }
}
