import { reviewPhotoAddress, SMALL_REVIEW_PHOTO } from '@little-dunes/domain/reviews/review-photos'
import { useState } from 'react'
import { useMessages } from '#platform/messages'
import { PhotoDialog } from '#product/reviews/photos/photo-dialog.tsx'
import styles from '#product/reviews/photos/review-photos.module.css'
import { reviewPhotosMessages } from '#product/reviews/photos/review-photos-messages'

/** The page shows a small photo at half its pixel size. */
const SIDE = SMALL_REVIEW_PHOTO / 2

interface ReviewPhotosProps {
  /** Author of the review. */
  name: string
  photos: readonly string[]
}

/** Small pictures of a review; a press enlarges one. */
export default function ReviewPhotos({ name, photos }: ReviewPhotosProps) {
  const t = useMessages(reviewPhotosMessages)
  const [shown, setShown] = useState<number | null>(null)
  return (
    <>
      <ul className={styles.photos}>
        {photos.map((id, at) => (
          <li key={id}>
            <button
              type="button"
              aria-label={t.show(name, at + 1)}
              aria-haspopup="dialog"
              onClick={() => setShown(at)}
            >
              <img
                src={reviewPhotoAddress(id, 'small')}
                alt=""
                width={SIDE}
                height={SIDE}
                loading="lazy"
                decoding="async"
              />
            </button>
          </li>
        ))}
      </ul>
      <PhotoDialog name={name} photos={photos} shown={shown} onShow={setShown} />
    </>
  )
}
