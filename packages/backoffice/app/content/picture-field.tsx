import { Icon } from '@little-dunes/design/icon.tsx'
import { scenePicture } from '@little-dunes/domain/catalogue/pictures/source-address'
import type { StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { ownPicture } from '@little-dunes/domain/content/defaults/block-pictures'
import { clsx } from 'clsx'
import { RotateCcw } from 'lucide'
import { contentMessages as texts } from '#content/content-messages'
import { fieldLabel } from '#content/field-label'
import styles from '#content/picture-field.module.css'
import type { ContentForm } from '#content/use-content-form'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/upload/file-drop.tsx'
import { addUploads } from '#ui/upload/run-uploads'
import { UploadTile } from '#ui/upload/upload-tile.tsx'
import { useUploads } from '#ui/upload/use-uploads'

interface PictureFieldProps {
  item: ContentKey
  field: StoredField
  form: ContentForm
}

/** The picture of a block: the one that came with the shop, or one that was uploaded. */
export function PictureField({ item, field: { key, name }, form }: PictureFieldProps) {
  const owner = `content ${item} ${key}`
  const value = form.value(key)
  const label = fieldLabel(item, name, form.value)
  const own = ownPicture(item, key)
  const shown = value === '' ? own : scenePicture(value, 640)
  const uploads = useUploads(owner, (added) => form.set(key, added.at(-1) ?? ''))
  const state = value !== '' ? texts.uploaded : own === null ? texts.noPicture : texts.ownPicture
  return (
    <fieldset className={clsx(styles.field, form.edited.includes(key) && styles.edited)}>
      <legend>{label}</legend>
      {shown !== null && <img className={styles.picture} src={shown} alt={`${label}: ${state}`} />}
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} />
        ))}
        <li>
          <FileDrop label={texts.upload(label)} onFiles={(files) => addUploads(owner, 'content', files)} />
        </li>
      </ul>
      <div className={styles.state}>
        <p>{state}</p>
        <p className={styles.hint}>{texts.pictureHint}</p>
        {value !== '' && (
          <Button
            look="quiet"
            size="small"
            aria-label={texts.backToOwn(label)}
            onClick={() => form.set(key, '')}
          >
            <Icon node={RotateCcw} />
            {own === null ? texts.noPicture : texts.ownPicture}
          </Button>
        )}
        {form.errors[key] && <p role="alert">{form.errors[key]}</p>}
      </div>
    </fieldset>
  )
}
