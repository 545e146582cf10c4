import { Icon } from '@little-dunes/design/icon.tsx'
import type { WireRefusal } from '@little-dunes/domain/messages/failures'
import { ImagePlus, X } from 'lucide'
import { useId, useState } from 'react'
import { useMessages } from '#platform/messages'
import fieldStyles from '#ui/form/field.module.css'
import { dataAddress, encodePhoto } from '#ui/photos/encode-photo'
import styles from '#ui/photos/photo-picker.module.css'
import { photoPickerMessages } from '#ui/photos/photo-picker-messages'

/** An uploaded picture with its preview. */
interface Photo {
  id: string
  url: string
}

interface PhotoPickerProps {
  /** Maximum number of pictures, existing ones included. */
  max: number
  /** Text below the picker. */
  hint: string
  /** Existing pictures. */
  initial?: readonly Photo[]
  upload(file: Blob): Promise<{ success: true; photo: string } | WireRefusal>
  onChange(photos: string[]): void
}

/** Uploads each picture as soon as it is chosen. */
export function PhotoPicker({ max, hint, initial = [], upload, onChange }: PhotoPickerProps) {
  const t = useMessages(photoPickerMessages)
  const id = useId()
  const [photos, setPhotos] = useState(initial)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)

  function keep(next: readonly Photo[]): void {
    setPhotos(next)
    onChange(next.map((photo) => photo.id))
  }

  async function add(files: readonly File[]): Promise<void> {
    setBusy(true)
    setProblem(null)
    let updated = photos
    for (const file of files.slice(0, max - photos.length)) {
      const sent = await encodePhoto(file)
      const answer = await upload(sent).catch(() => null)
      if (!answer?.success) setProblem(answer?.message ?? t.failed)
      else updated = [...updated, { id: answer.photo, url: await dataAddress(sent) }]
    }
    keep(updated)
    setBusy(false)
  }

  const remove = (photo: Photo) => keep(photos.filter((one) => one !== photo))

  return (
    <div className={styles.photos}>
      <ul>
        {photos.map((photo, at) => (
          <li key={photo.id}>
            <img src={photo.url} alt={t.photo(at + 1)} width={84} height={84} />
            <button type="button" aria-label={t.remove(at + 1)} onClick={() => remove(photo)}>
              <Icon node={X} />
            </button>
          </li>
        ))}
        {photos.length < max && (
          <li>
            <label className={styles.add} aria-disabled={busy}>
              <Icon node={ImagePlus} />
              <span>{busy ? t.coming : t.add}</span>
              <input
                type="file"
                accept="image/*"
                multiple
                disabled={busy}
                aria-describedby={id}
                onChange={({ target }) => {
                  void add([...(target.files ?? [])])
                  target.value = ''
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p id={id} className={problem ? fieldStyles.error : styles.hint} role="status">
        {problem ?? hint}
      </p>
    </div>
  )
}
