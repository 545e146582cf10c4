import { reviewPhotoAddress, SMALL_REVIEW_PHOTO } from '@little-dunes/domain/reviews/review-photos'
import { useState } from 'react'
import { useMessages } from '#platform/messages'
import { PhotoDialog } from '#product/reviews/photos/photo-dialog.tsx'
import styles from '#product/reviews/photos/review-photos.module.css'
import { reviewPhotosMessages } from '#product/reviews/photos/review-photos-messages'

/** The page gives a small one half of its pixels. */
const SIDE = SMALL_REVIEW_PHOTO / 2

interface ReviewPhotosProps {
  /** Who wrote the review. */
  name: string
  photos: readonly string[]
}

/** The pictures of a review, small; a press shows one large. */
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
