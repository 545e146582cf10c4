import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { useEffect, useState } from 'react'
import styles from '#orders/return/return.module.css'
import { returnMessages } from '#orders/return/return-messages'
import { useMessages } from '#platform/messages'

interface ReturnPhotosProps {
  number: string
  loadPhotos(number: string): Promise<{ success: true; photos: string[] } | WireRefusal>
}

/** The photos of a return. They have no addresses and are sent in the answer of a call. */
export function ReturnPhotos({ number, loadPhotos }: ReturnPhotosProps) {
  const t = useMessages(returnMessages)
  const [photos, setPhotos] = useState<readonly string[]>([])
  useEffect(() => {
    loadPhotos(number).then(
      (answer) => setPhotos(answer.success ? answer.photos : []),
      () => setPhotos([]),
    )
  }, [number, loadPhotos])
  return (
    <p className={styles.photos}>
      {photos.map((photo, at) => (
        <img key={photo.slice(-40)} src={`data:image/webp;base64,${photo}`} alt={t.photo(at + 1)} />
      ))}
    </p>
  )
}
