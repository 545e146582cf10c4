import { clsx } from 'clsx'
import { useId } from 'react'
import styles from '#settings/brand/brand.module.css'
import type { BrandFieldProps } from '#settings/brand/colour-field.tsx'
import { settingsMessages as texts } from '#settings/settings-messages'
import { Button } from '#ui/button.tsx'
import { FieldError } from '#ui/form/field.tsx'
import { FileDrop } from '#ui/upload/file-drop.tsx'
import { addUploads } from '#ui/upload/run-uploads'
import { UploadTile } from '#ui/upload/upload-tile.tsx'
import { useUploads } from '#ui/upload/use-uploads'

const OWNER = 'settings logo'

export function LogoField({ label, help, error, edited, value, onChange }: BrandFieldProps) {
  const errorId = useId()
  const uploads = useUploads(OWNER, (added) => onChange(added.at(-1) ?? ''))
  return (
    <fieldset className={clsx(styles.logo, edited && styles.edited)} aria-describedby={error && errorId}>
      <legend>{label}</legend>
      {value !== '' && <img src={value} alt={texts.currentLogo} />}
      <ul>
        {uploads.map((upload) => (
          <UploadTile key={upload.key} upload={upload} />
        ))}
        <li>
          <FileDrop label={texts.uploadLogo} onFiles={(files) => addUploads(OWNER, 'logo', files)} />
        </li>
      </ul>
      <div>
        <p className={styles.help}>{help}</p>
        {value !== '' && (
          <Button look="quiet" size="small" onClick={() => onChange('')}>
            {texts.removeLogo}
          </Button>
        )}
        {error && <FieldError id={errorId}>{error}</FieldError>}
      </div>
    </fieldset>
  )
}
