import type { StaffReview } from '@little-dunes/domain/contract/reviews/staff/review-calls'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { usePermission } from '#platform/member'
import styles from '#reviews/review-photos.module.css'
import { reviewsMessages as texts } from '#reviews/reviews-messages'
import { Button } from '#ui/button.tsx'
import photoStyles from '#ui/display/photos.module.css'
import { Tag } from '#ui/display/tag.tsx'
import { showError, showToast } from '#ui/toast/toast-store'
import { useMutation } from '#ui/use-mutation'

type Photo = StaffReview['photos'][number]

/** Addresses of the pictures by id; empty until loaded. */
function usePictures(reviewId: string): ReadonlyMap<string, string> {
  const [pictures, setPictures] = useState<ReadonlyMap<string, string>>(new Map())
  useEffect(() => {
    call('GET /api/staff/review/photos', { reviewId }).then(
      (answer) =>
        isWireRefusal(answer)
          ? showError(answer.message)
          : setPictures(
              new Map(answer.photos.map(({ id, content }) => [id, `data:image/webp;base64,${content}`])),
            ),
      showError,
    )
  }, [reviewId])
  return pictures
}

/** Pictures of a review, including hidden ones; a click shows one in full size. */
export function ReviewPhotos({ id: reviewId, photos }: Pick<StaffReview, 'id' | 'photos'>) {
  const mayWrite = usePermission('reviews:write')
  const { busy, change } = useMutation()
  const pictures = usePictures(reviewId)

  async function hide(photoId: string, hidden: boolean): Promise<boolean> {
    const done = await change('POST /api/staff/review/hide-photo', { photoId, hidden })
    return done !== null && !isWireRefusal(done)
  }

  async function hideWithUndo({ id, hidden }: Photo): Promise<void> {
    const undo = { label: texts.undo, run: () => void hide(id, hidden).catch(showError) }
    if (await hide(id, !hidden)) showToast(hidden ? texts.photoShown : texts.photoHidden, { undo })
  }

  return (
    <ul className={photoStyles.photos}>
      {photos.map((photo, at) => (
        <li key={photo.id} className={clsx(styles.photo, photo.hidden && styles.hidden)}>
          <details>
            <summary>
              <img src={pictures.get(photo.id)} alt={texts.photo(at + 1)} />
            </summary>
          </details>
          {photo.hidden && <Tag>{texts.hiddenTag}</Tag>}
          {mayWrite && (
            <Button
              look="outline"
              size="small"
              busy={busy}
              aria-label={(photo.hidden ? texts.showPhoto : texts.hidePhoto)(at + 1)}
              onClick={() => void hideWithUndo(photo).catch(showError)}
            >
              {photo.hidden ? texts.show : texts.hide}
            </Button>
          )}
        </li>
      ))}
    </ul>
  )
}
