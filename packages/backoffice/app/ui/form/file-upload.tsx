import { Icon } from '@little-dunes/design/icon.tsx'
import { FileUp } from 'lucide'
import { type ChangeEvent, type ReactNode, useId, useState } from 'react'
import styles from '#ui/form/file-upload.module.css'
import { InlineAlert } from '#ui/inline-alert.tsx'

const CSV = '.csv,.txt,text/csv,text/plain'

interface FileUploadProps {
  label: string
  hint: string
  /** File types in addition to CSV. */
  alsoAccept?: string
  /** Bytes. */
  largest: number
  tooLarge: string
  /** Returns the reasons of a refusal. */
  upload(file: File): Promise<readonly string[] | undefined>
  /** Shown below the reasons. */
  children?: ReactNode
}

/** A field for one CSV file, which is uploaded at once. */
export function FileUpload({
  label,
  hint,
  alsoAccept,
  largest,
  tooLarge,
  upload,
  children,
}: FileUploadProps) {
  const [reasons, setReasons] = useState<readonly string[]>([])
  const [busy, setBusy] = useState(false)
  const input = useId()

  function choose({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0]
    // Allows a corrected file with the same name.
    target.value = ''
    if (!file || busy) return
    if (file.size > largest) return setReasons([tooLarge])
    setReasons([])
    setBusy(true)
    upload(file)
      .then((refused = []) => setReasons(refused))
      .catch((failure: unknown) => setReasons([failure instanceof Error ? failure.message : String(failure)]))
      .finally(() => setBusy(false))
  }

  return (
    <div className={styles.choosing}>
      <p>{hint}</p>
      {reasons.map((reason) => (
        <InlineAlert key={reason} kind="error">
          <bdi>{reason}</bdi>
        </InlineAlert>
      ))}
      {reasons.length === 0 && children}
      <div className={styles.file} aria-busy={busy}>
        <label htmlFor={input}>
          <Icon node={FileUp} />
          {label}
        </label>
        <input id={input} type="file" accept={alsoAccept ? `${CSV},${alsoAccept}` : CSV} onChange={choose} />
      </div>
    </div>
  )
}
