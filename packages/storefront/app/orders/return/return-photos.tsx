import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import styles from '#orders/return/return.module.css'
import { returnMessages } from '#orders/return/return-messages'
import { useMessages } from '#platform/messages'

interface ReturnPhotosProps {
  number: string
  photosOf(number: string): Promise<{ success: true; photos: string[] } | WireRefusal>
}

/** The photos of a return. They have no addresses and are sent in the answer of a call. */
export function ReturnPhotos({ number, photosOf }: ReturnPhotosProps) {
  const t = useMessages(returnMessages)
  const [photos, setPhotos] = useState<readonly string[]>([])
  useEffect(() => {
    photosOf(number).then(
      (answer) => setPhotos(answer.success ? answer.photos : []),
      () => setPhotos([]),
    )
  }, [number, photosOf])
  return (
    <p className={styles.photos}>
      {photos.map((photo, at) => (
        <img key={photo.slice(-40)} src={`data:image/webp;base64,${photo}`} alt={t.photo(at + 1)} />
      ))}
    </p>
  )
}
