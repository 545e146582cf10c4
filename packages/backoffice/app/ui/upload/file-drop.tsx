import { Icon } from '@little-dunes/design/icon.tsx'
import { Clapperboard, ImagePlus } from 'lucide'
import type { ChangeEvent } from 'react'
import styles from '#ui/upload/file-drop.module.css'

const PICTURES = 'image/jpeg,image/png,image/webp,image/avif,image/gif'
const FILMS = 'video/mp4,video/webm'

interface FileDropProps {
  label: string
  multiple?: boolean
  /** Films in place of pictures. */
  films?: boolean
  onFiles(files: File[]): void
}

/** Where pictures or films are dropped, or chosen by a press. */
export function FileDrop({ label, multiple = false, films = false, onFiles }: FileDropProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // The same file can be chosen again.
    target.value = ''
    onFiles(files)
  }

  return (
    <label
      className={styles.drop}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const files = [...event.dataTransfer.files]
        onFiles(multiple ? files : files.slice(0, 1))
      }}
    >
      <Icon node={films ? Clapperboard : ImagePlus} />
      <input
        type="file"
        accept={films ? FILMS : PICTURES}
        multiple={multiple}
        aria-label={label}
        onChange={choose}
      />
    </label>
  )
}
