import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import { call } from '#platform/client'
import { returnsMessages as texts } from '#returns/returns-messages'
import styles from '#ui/display/photos.module.css'
import { showError } from '#ui/toast/toast-store'

export function Photos({ returnId }: { returnId: string }) {
  const [photos, setPhotos] = useState<readonly string[]>([])
  useEffect(() => {
    call('GET /api/staff/return/photos', { returnId }).then(
      (answer) => (isWireRefusal(answer) ? showError(answer.message) : setPhotos(answer.photos)),
      showError,
    )
  }, [returnId])
  return (
    <ul className={styles.photos} aria-label={texts.photos}>
      {photos.map((photo, at) => (
        <li key={photo.slice(-40)}>
          <details>
            <summary>
              <img src={`data:image/webp;base64,${photo}`} alt={texts.photo(at + 1)} />
            </summary>
          </details>
        </li>
      ))}
    </ul>
  )
}
