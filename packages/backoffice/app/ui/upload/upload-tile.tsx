import { Icon } from '@little-dunes/design/icon.tsx'
import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'
import { clsx } from 'clsx'
import { X } from 'lucide'
import { Button } from '#ui/button.tsx'
import { cancelUpload, retryUpload } from '#ui/upload/run-uploads'
import { uploadMessages as texts } from '#ui/upload/upload-messages'
import type { Upload } from '#ui/upload/upload-store'
import styles from '#ui/upload/upload-tile.module.css'

function stateText({ state, sent, size, message }: Upload): string {
  if (state === 'failed') return message ?? texts.failed
  if (state === 'sending') return texts.sending(Math.floor((sent / Math.max(size, 1)) * 100))
  return state === 'done' ? texts.finishing : texts[state]
}

/** Progress of a file, with buttons to cancel or retry. */
export function UploadTile({ upload }: { upload: Upload }) {
  const { key, name, size, sent, state } = upload
  const hasFailed = state === 'failed'
  return (
    <li className={clsx(styles.tile, hasFailed && styles.failed)}>
      <button
        type="button"
        className={styles.cancel}
        aria-label={texts.cancel(name)}
        onClick={() => cancelUpload(key)}
      >
        <Icon node={X} />
      </button>
      <bdi className={styles.name}>{name}</bdi>
      {!hasFailed && <progress value={sent} max={Math.max(size, 1)} aria-label={texts.progress(name)} />}
      <small role={hasFailed ? 'alert' : undefined}>{stateText(upload)}</small>
      {hasFailed && size <= LARGEST_PICTURE_FILE && (
        <Button look="quiet" size="small" onClick={() => retryUpload(key)}>
          {texts.tryAgain}
        </Button>
      )}
    </li>
  )
}
