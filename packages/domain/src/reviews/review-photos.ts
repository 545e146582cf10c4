/** Pictures that a review may have. */
export const MOST_REVIEW_PHOTOS = 4

/** Square for the list of reviews, and as large as it is kept. */
export const REVIEW_PHOTO_SIZES = ['small', 'large'] as const
export type ReviewPhotoSize = (typeof REVIEW_PHOTO_SIZES)[number]

/** Pixels of a side of a small one: twice what the page gives it. */
export const SMALL_REVIEW_PHOTO = 192

/** Where anybody may see a picture of a shown review. */
export const reviewPhotoAddress = (id: string, size: ReviewPhotoSize): string =>
  `/review-photos/${id}-${size}.webp`

const ADDRESS = /^([0-9a-f-]{36})-(small|large)\.webp$/

/** What the last part of such an address names; null for other words. */
export function readReviewPhotoName(name: string): { id: string; size: ReviewPhotoSize } | null {
  const [, id, wanted] = ADDRESS.exec(name) ?? []
  const size = REVIEW_PHOTO_SIZES.find((known) => known === wanted)
  return id === undefined || size === undefined ? null : { id, size }
}
