import { Icon } from '@little-dunes/design/icon.tsx'
import type { StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { ownFilm } from '@little-dunes/domain/content/defaults/block-pictures'
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

interface FilmFieldProps {
  item: ContentKey
  field: StoredField
  form: ContentForm
}

/** The film of a block: the one that came with the shop, or one that was uploaded. */
export function FilmField({ item, field: { key, name }, form }: FilmFieldProps) {
  const owner = `content ${item} ${key}`
  const value = form.value(key)
  const label = fieldLabel(item, name, form.value)
  const state = value === '' ? texts.ownPicture : texts.uploaded
  const uploads = useUploads(owner, (added) => form.set(key, added.at(-1) ?? ''))
  return (
    <fieldset className={clsx(styles.field, form.edited.includes(key) && styles.edited)}>
      <legend>{label}</legend>
      <video
        className={styles.picture}
        src={value || ownFilm(key)}
        aria-label={`${label}: ${state}`}
        preload="metadata"
        controls
        muted
        loop
        playsInline
      />
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} />
        ))}
        <li>
          <FileDrop films label={texts.upload(label)} onFiles={(files) => addUploads(owner, 'film', files)} />
        </li>
      </ul>
      <div className={styles.state}>
        <p>{state}</p>
        <p className={styles.hint}>{texts.filmHint}</p>
        {value !== '' && (
          <Button
            look="quiet"
            size="small"
            aria-label={texts.backToOwn(label)}
            onClick={() => form.set(key, '')}
          >
            <Icon node={RotateCcw} />
            {texts.ownPicture}
          </Button>
        )}
        {form.errors[key] && <p role="alert">{form.errors[key]}</p>}
      </div>
    </fieldset>
  )
}
