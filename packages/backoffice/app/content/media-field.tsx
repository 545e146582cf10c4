import { Icon } from '@little-dunes/design/icon.tsx'
import type { StoredField } from '@little-dunes/domain/content/content-fields'
import type { ContentKey } from '@little-dunes/domain/content/content-items'
import { clsx } from 'clsx'
import { RotateCcw } from 'lucide'
import type { ReactNode } from 'react'
import { contentMessages as texts } from '#content/content-messages'
import { fieldLabel } from '#content/field-label'
import styles from '#content/media-field.module.css'
import type { ContentForm } from '#content/use-content-form'
import { Button } from '#ui/button.tsx'
import { FileDrop } from '#ui/upload/file-drop.tsx'
import { addUploads } from '#ui/upload/run-uploads'
import { UploadTile } from '#ui/upload/upload-tile.tsx'
import { useUploads } from '#ui/upload/use-uploads'

export interface MediaFieldProps {
  item: ContentKey
  field: StoredField
  form: ContentForm
}

interface UploadProps extends MediaFieldProps {
  kind: 'content' | 'film'
  hint: string
  /** The state without an upload, and the label of the button for it. */
  withoutUpload: string
  show(description: string): ReactNode
}

/** A picture or film of a block: the default, or an upload. */
export function MediaField({ item, field, form, kind, hint, withoutUpload, show }: UploadProps) {
  const { key, name } = field
  const owner = `content ${item} ${key}`
  const isUploaded = form.value(key) !== ''
  const label = fieldLabel(item, name, form.value)
  const state = isUploaded ? texts.uploaded : withoutUpload
  const uploads = useUploads(owner, (added) => form.set(key, added.at(-1) ?? ''))
  return (
    <fieldset className={clsx(styles.field, form.edited.includes(key) && styles.edited)}>
      <legend>{label}</legend>
      {show(`${label}: ${state}`)}
      <ul className={styles.uploads}>
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} />
        ))}
        <li>
          <FileDrop
            films={kind === 'film'}
            label={texts.upload(label)}
            onFiles={(files) => addUploads(owner, kind, files)}
          />
        </li>
      </ul>
      <div className={styles.state}>
        <p>{state}</p>
        <p className={styles.hint}>{hint}</p>
        {isUploaded && (
          <Button
            look="quiet"
            size="small"
            aria-label={texts.resetToDefault(label)}
            onClick={() => form.set(key, '')}
          >
            <Icon node={RotateCcw} />
            {withoutUpload}
          </Button>
        )}
        {form.errors[key] && <p role="alert">{form.errors[key]}</p>}
      </div>
    </fieldset>
  )
}
