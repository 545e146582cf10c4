import fc from 'fast-check'
import { expect, test } from 'vitest'
import { REVIEW_PHOTO_SIZES, readReviewPhotoName, reviewPhotoAddress } from '#reviews/review-photos'

test('a photo URL is read back, and other names are refused', () => {
  fc.assert(
    fc.property(fc.uuid(), fc.constantFrom(...REVIEW_PHOTO_SIZES), (id, size) => {
      const name = reviewPhotoAddress(id, size).split('/').at(-1) ?? ''
      expect(readReviewPhotoName(name)).toEqual({ id, size })
    }),
  )
  for (const name of ['', 'x-small.webp', `${'0'.repeat(36)}-huge.webp`, `${'0'.repeat(36)}-small.jpg`])
    expect(readReviewPhotoName(name)).toBeNull()
})
