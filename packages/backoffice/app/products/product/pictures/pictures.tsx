import { Icon } from '@little-dunes/design/icon.tsx'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { ImagePlus } from 'lucide'
import { type ChangeEvent, useState } from 'react'
import { base64Of } from '#platform/base64-of'
import { call } from '#platform/client'
import { useFormFields } from '#products/product/form/form-context'
import { moveItem } from '#products/product/move-item'
import { AltTexts } from '#products/product/pictures/alt-texts.tsx'
import { withCopiedText } from '#products/product/pictures/copied-text'
import { FocalPointDialog } from '#products/product/pictures/focal-point-dialog.tsx'
import { PictureTile } from '#products/product/pictures/picture-tile.tsx'
import styles from '#products/product/pictures/pictures.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import { showError } from '#ui/toast/toast-store'

const KINDS = 'image/jpeg,image/png,image/webp,image/avif,image/gif'

/** Sends pictures one after the other; answers the addresses of those that the shop took. */
async function upload(files: File[]): Promise<string[]> {
  const addresses: string[] = []
  for (const file of files) {
    try {
      const answer = await call('POST /api/staff/picture', { name: file.name, content: await base64Of(file) })
      if (isWireRefusal(answer)) showError(new Error(`${file.name}: ${answer.message}`))
      else addresses.push(answer.address)
    } catch (error) {
      showError(error)
    }
  }
  return addresses
}

/** Pictures in their order: moved by buttons, taken off, added by choosing or dropping files. */
export function Pictures({ field, of }: { field: string; of: string }) {
  const { value, set, isEdited, errorOf, mayWrite } = useFormFields()
  const [isUploading, setUploading] = useState(false)
  const [focusing, setFocusing] = useState<string | null>(null)
  const held = value(field)
  const pictures = Array.isArray(held) ? held.map(String) : []
  const error = errorOf(field)

  async function add(files: File[]) {
    setUploading(true)
    const added = await upload(files)
    setUploading(false)
    if (added.length > 0) set(field, [...new Set([...pictures, ...added])])
  }

  /** The picture that is cut anew says the same in words. */
  function replace(before: string, after: string) {
    set(field, [...new Set(pictures.map((address) => (address === before ? after : address)))])
    for (const name of ['altTexts', 'altTextsAr']) {
      const copied = withCopiedText(value(name), before, after)
      if (copied[after] !== undefined) set(name, copied)
    }
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    void add(files)
  }

  return (
    <>
      <ul className={clsx(styles.pictures, isEdited(field) && styles.edited)}>
        {pictures.map((address, place) => (
          <PictureTile
            key={address}
            address={address}
            what={texts.pictureOf(place + 1, of)}
            isFirst={place === 0}
            isLast={place === pictures.length - 1}
            mayWrite={mayWrite}
            onMove={(by) => set(field, moveItem(pictures, place, by))}
            onFocus={() => setFocusing(address)}
            onRemove={() => set(field, pictures.toSpliced(place, 1))}
          />
        ))}
        {mayWrite && (
          <li>
            <label
              className={styles.add}
              onDragOver={(event) => event.preventDefault()}
              onDrop={(event) => {
                event.preventDefault()
                void add([...event.dataTransfer.files])
              }}
            >
              <Icon node={ImagePlus} />
              {isUploading && <small>{texts.uploading}</small>}
              <input
                type="file"
                accept={KINDS}
                multiple
                disabled={isUploading}
                aria-label={texts.upload(of)}
                onChange={choose}
              />
            </label>
          </li>
        )}
      </ul>
      {error && <p role="alert">{error}</p>}
      {pictures.length > 0 && <AltTexts pictures={pictures} of={of} />}
      {focusing !== null && (
        <FocalPointDialog
          address={focusing}
          onChosen={(address) => replace(focusing, address)}
          onClose={() => setFocusing(null)}
        />
      )}
    </>
  )
}
