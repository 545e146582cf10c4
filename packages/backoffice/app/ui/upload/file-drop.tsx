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

/** Area for dropping pictures or films, which also opens a file dialog. */
export function FileDrop({ label, multiple = false, films = false, onFiles }: FileDropProps) {
  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const files = [...(target.files ?? [])]
    // Allows choosing the same file again.
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
