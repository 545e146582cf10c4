/** Maximum per review. */
export const MAX_REVIEW_PHOTOS = 4

/** `small`: square, for the list. `large`: the stored size. */
export const REVIEW_PHOTO_SIZES = ['small', 'large'] as const
export type ReviewPhotoSize = (typeof REVIEW_PHOTO_SIZES)[number]

/** Side in pixels: twice the displayed size. */
export const SMALL_REVIEW_PHOTO = 192

/** Public address of a picture of a visible review. */
export const reviewPhotoAddress = (id: string, size: ReviewPhotoSize): string =>
  `/review-photos/${id}-${size}.webp`

const ADDRESS = /^([0-9a-f-]{36})-(small|large)\.webp$/

/** Parses the last segment of such an address. Null for others. */
export function readReviewPhotoName(name: string): { id: string; size: ReviewPhotoSize } | null {
  const [, id, sizeName] = ADDRESS.exec(name) ?? []
  const size = REVIEW_PHOTO_SIZES.find((known) => known === sizeName)
  return id === undefined || size === undefined ? null : { id, size }
}
