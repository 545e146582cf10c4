import { reviewPhotoAddress } from '@little-dunes/domain/reviews/review-photos'
import { useState } from 'react'
import { CarouselArrows } from '#catalogue/carousel/carousel-arrows.tsx'
import { useMessages } from '#platform/messages'
import styles from '#product/reviews/photos/review-photos.module.css'
import { reviewPhotosMessages } from '#product/reviews/photos/review-photos-messages'
import { Dialog } from '#ui/dialog/dialog.tsx'

interface PhotoDialogProps {
  name: string
  photos: readonly string[]
  /** Index of the open photo; null when closed. */
  shown: number | null
  onShow(place: number | null): void
}

/** A photo of a review as large as the window allows, with controls for the others. */
export function PhotoDialog({ name, photos, shown, onShow }: PhotoDialogProps) {
  const t = useMessages(reviewPhotosMessages)
  const [last, setLast] = useState(0)
  // The closing dialog keeps showing its last photo.
  if (shown !== null && shown !== last) setLast(shown)
  const go = (step: number) => () => onShow((last + step + photos.length) % photos.length)
  const id = photos[last]
  return (
    <Dialog
      open={shown !== null}
      onClose={() => onShow(null)}
      label={t.of(name)}
      closeLabel={t.close}
      className={styles.dialog}
    >
      {id && (
        <img
          key={id}
          src={reviewPhotoAddress(id, 'large')}
          alt={t.photo(name, last + 1)}
          className={styles.large}
        />
      )}
      {photos.length > 1 && (
        <CarouselArrows previousLabel={t.previous} nextLabel={t.next} onPrevious={go(-1)} onNext={go(1)} />
      )}
    </Dialog>
  )
}
