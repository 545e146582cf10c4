import { Icon } from '@little-dunes/design/icon.tsx'
import { derivedPicture } from '@little-dunes/domain/catalogue/pictures'
import { isWireRefusal } from '@little-dunes/domain/messages/failures'
import { clsx } from 'clsx'
import { ArrowLeft, ArrowRight, ImagePlus, X } from 'lucide'
import { type ChangeEvent, useState } from 'react'
import { base64Of } from '#platform/base64-of'
import { call } from '#platform/client'
import { useFormFields } from '#products/product/form/form-context'
import { moveItem } from '#products/product/move-item'
import { AltTexts } from '#products/product/pictures/alt-texts.tsx'
import styles from '#products/product/pictures/pictures.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import mirrorStyles from '#ui/mirrored.module.css'
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
  const held = value(field)
  const pictures = Array.isArray(held) ? held.map(String) : []
  const error = errorOf(field)

  async function add(files: File[]) {
    setUploading(true)
    const added = await upload(files)
    setUploading(false)
    if (added.length > 0) set(field, [...new Set([...pictures, ...added])])
  }

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    target.value = ''
    void add(files)
  }

  return (
    <>
      <ul className={clsx(styles.pictures, isEdited(field) && styles.edited)}>
        {pictures.map((address, place) => {
          const what = texts.pictureOf(place + 1, of)
          return (
            <li key={address} className={styles.picture}>
              <img src={derivedPicture(address, 160, 'webp')} alt={what} loading="lazy" />
              {place === 0 && <span className={styles.cover}>{texts.cover}</span>}
              {mayWrite && (
                <span className={styles.tools}>
                  <button
                    type="button"
                    aria-label={texts.earlier(what)}
                    disabled={place === 0}
                    onClick={() => set(field, moveItem(pictures, place, -1))}
                  >
                    <Icon node={ArrowLeft} className={mirrorStyles.mirrored} />
                  </button>
                  <button
                    type="button"
                    aria-label={texts.later(what)}
                    disabled={place === pictures.length - 1}
                    onClick={() => set(field, moveItem(pictures, place, 1))}
                  >
                    <Icon node={ArrowRight} className={mirrorStyles.mirrored} />
                  </button>
                  <button
                    type="button"
                    aria-label={texts.remove(what)}
                    onClick={() => set(field, pictures.toSpliced(place, 1))}
                  >
                    <Icon node={X} />
                  </button>
                </span>
              )}
            </li>
          )
        })}
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
    </>
  )
}
