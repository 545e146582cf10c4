import { clsx } from 'clsx'
import { Suspense, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFormFields } from '#products/product/form/form-context'
import { AltTexts } from '#products/product/pictures/alt-texts.tsx'
import { withCopiedText } from '#products/product/pictures/copied-text'
import { PictureTile } from '#products/product/pictures/picture-tile.tsx'
import styles from '#products/product/pictures/pictures.module.css'
import { productMessages as texts } from '#products/product/product-messages'
import { late } from '#ui/late'
import { moveItem, moveTo } from '#ui/list/move-item'
import { FileDrop } from '#ui/upload/file-drop.tsx'
import { addUploads } from '#ui/upload/run-uploads'
import { UploadTile } from '#ui/upload/upload-tile.tsx'
import { useUploads } from '#ui/upload/use-uploads'

const FocalPointDialog = late(
  async () => (await import('#products/product/pictures/focal-point-dialog.tsx')).FocalPointDialog,
)

const PictureTools = late(
  async () => (await import('#products/product/pictures/picture-tools.tsx')).PictureTools,
)

interface PicturesProps {
  productId: string
  field: 'image' | `colour.${string}.images`
  of: string
}

/**
 * Ordered pictures: dragged or moved by buttons, cropped around a point, removed, added by choosing or dropping files.
 */
export function Pictures({ productId, field, of }: PicturesProps) {
  const { value, set, isEdited, getError, mayWrite } = useFormFields()
  const [focusing, setFocusing] = useState<string | null>(null)
  const [opened, setOpened] = useState<string | null>(null)
  const list = useRef<HTMLUListElement>(null)
  const pictures = value(field)
  const open = opened === null ? -1 : pictures.indexOf(opened)
  const error = getError(field)
  const owner = `product ${productId} ${field}`
  const uploads = useUploads(owner, (added) => set(field, [...new Set([...pictures, ...added])]))

  /** Removing a picture removes the focused button too, so focus moves to the next picture or to the upload. */
  function takeOff(place: number) {
    flushSync(() => set(field, pictures.toSpliced(place, 1)))
    const beside =
      list.current?.children[Math.min(place, pictures.length - 2)] ?? list.current?.lastElementChild
    beside?.querySelector<HTMLElement>('button, input')?.focus()
  }

  /** A picture that is cropped again keeps its alternative text. */
  function replace(before: string, after: string) {
    set(field, [...new Set(pictures.map((address) => (address === before ? after : address)))])
    setOpened(after)
    for (const name of ['altTexts', 'altTextsAr'] as const) {
      const copied = withCopiedText(value(name), before, after)
      if (copied[after] !== undefined) set(name, copied)
    }
  }

  return (
    <>
      <ul ref={list} className={clsx(styles.pictures, isEdited(field) && styles.edited)}>
        {pictures.map((address, place) => (
          <PictureTile
            key={address}
            address={address}
            what={texts.pictureLabel(place + 1, of)}
            isFirst={place === 0}
            mayWrite={mayWrite}
            isOpen={place === open}
            onDropped={(dragged) => set(field, moveTo(pictures, dragged, address))}
            onOpen={() => setOpened(place === open ? null : address)}
          />
        ))}
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} />
        ))}
        {mayWrite && (
          <li>
            <FileDrop
              label={texts.upload(of)}
              multiple
              onFiles={(files) => addUploads(owner, 'product', files)}
            />
          </li>
        )}
      </ul>
      <Suspense>
        {pictures[open] !== undefined && (
          <PictureTools
            what={texts.pictureLabel(open + 1, of)}
            isFirst={open === 0}
            isLast={open === pictures.length - 1}
            onMove={(by) => set(field, moveItem(pictures, open, by))}
            onFocus={() => setFocusing(pictures[open] ?? null)}
            onRemove={() => takeOff(open)}
          />
        )}
      </Suspense>
      {error && <p role="alert">{error}</p>}
      {pictures.length > 0 && <AltTexts pictures={pictures} of={of} />}
      <Suspense>
        {focusing !== null && (
          <FocalPointDialog
            address={focusing}
            onChosen={(address) => replace(focusing, address)}
            onClose={() => setFocusing(null)}
          />
        )}
      </Suspense>
    </>
  )
}
