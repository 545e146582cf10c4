/** Fit of the size, reported by the buyer. */
export const FITS = ['small', 'true', 'large'] as const
export type Fit = (typeof FITS)[number]

export const MAX_STARS = 5

/** Only counts visible reviews. */
export interface ReviewSummary {
  /** Reviews with one star, two, … five. */
  stars: readonly number[]
  /** Reviews for too small, true to size, too large. */
  fits: readonly number[]
}

const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0)

export const reviewCount = ({ stars }: ReviewSummary): number => sum(stars)

/** Average from 1 to 5, with one decimal. Null without a review. */
export function averageStars(summary: ReviewSummary): number | null {
  const count = reviewCount(summary)
  if (count === 0) return null
  const total = sum(summary.stars.map((reviews, place) => reviews * (place + 1)))
  return Math.round((total / count) * 10) / 10
}

/** Fewer reports are not representative. */
export const MIN_FITS = 3

/**
 * `true` if at least half of the buyers report it, else the larger side. Null below `LEAST_FITS` reports. `percent` is
 * its share, 0 to 100.
 */
export function fitVerdict({ fits }: ReviewSummary): { fit: Fit; percent: number } | null {
  const count = sum(fits)
  if (count < MIN_FITS) return null
  const [small = 0, fitting = 0, large = 0] = fits
  const side =
    small >= large ? ({ fit: 'small', said: small } as const) : ({ fit: 'large', said: large } as const)
  const { fit, said } = fitting * 2 >= count ? ({ fit: 'true', said: fitting } as const) : side
  return { fit, percent: Math.round((said / count) * 100) }
}
