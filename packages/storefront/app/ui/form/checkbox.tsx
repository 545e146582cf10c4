import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from '#ui/form/checkbox.module.css'
import textStyles from '#ui/text.module.css'

interface CheckboxProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode
  /** A number at the end of the row. */
  note?: ReactNode
}

export function Checkbox({ label, note, ...rest }: CheckboxProps) {
  return (
    <label className={styles.checkbox}>
      <input type="checkbox" {...rest} />
      {label}
      {note !== undefined && <small className={textStyles.numeric}>{note}</small>}
    </label>
  )
}
