import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CircleAlert } from 'lucide'
import { type ReactNode, useId } from 'react'
import styles from '#ui/form/field.module.css'

/** Props that tie a control to its label and error. */
export interface FieldControl {
  id: string
  'aria-invalid'?: true
  'aria-describedby'?: string
}

interface FieldProps {
  label: ReactNode
  /** Message next to the control, in red (VAL-18). */
  error?: string | null | undefined
  /** Shown below the control; an error takes its place. */
  hint?: string | undefined
  className?: string | undefined
  children(control: FieldControl): ReactNode
}

/** Label, control and error, wired once: `<Field label="City">{(control) => <input {...control} />}</Field>`. */
export function Field({ label, error, hint, className, children }: FieldProps) {
  const id = useId()
  const noteId = `${id}-note`
  const wired: FieldControl = {
    id,
    ...(error && { 'aria-invalid': true }),
    ...((error || hint) && { 'aria-describedby': noteId }),
  }
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id}>{label}</label>
      {children(wired)}
      {error && (
        <p id={noteId} className={styles.error}>
          <Icon node={CircleAlert} />
          {error}
        </p>
      )}
      {hint && !error && (
        <p id={noteId} className={styles.hint}>
          {hint}
        </p>
      )}
    </div>
  )
}
