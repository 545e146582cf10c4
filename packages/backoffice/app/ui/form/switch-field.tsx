import { clsx } from 'clsx'
import { useId } from 'react'
import { FieldError } from '#ui/form/field.tsx'
import { Switch } from '#ui/form/switch.tsx'
import styles from '#ui/form/switch-field.module.css'

interface SwitchFieldProps {
  label: string
  /** Below the label. */
  help?: string | undefined
  error?: string | undefined
  edited: boolean
  disabled?: boolean
  checked: boolean
  onChange(isOn: boolean): void
}

export function SwitchField({ label, help, error, edited, disabled, checked, onChange }: SwitchFieldProps) {
  const id = useId()
  const [helpId, errorId] = [`${id}-help`, `${id}-error`]
  const described = [help && helpId, error && errorId].filter(Boolean).join(' ')
  return (
    <div className={clsx(styles.row, edited && styles.edited)}>
      <label htmlFor={id}>{label}</label>
      <Switch
        id={id}
        label={label}
        disabled={disabled}
        checked={checked}
        onChange={onChange}
        {...(described && { 'aria-describedby': described })}
        {...(error && { 'aria-invalid': true })}
      />
      {help && (
        <p id={helpId} className={styles.help}>
          {help}
        </p>
      )}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  )
}
