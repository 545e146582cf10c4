import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from '#ui/form/radio-card.module.css'

interface RadioCardProps extends ComponentPropsWithRef<'input'> {
  label: ReactNode
  note?: ReactNode
  /** Shown at the end of the card. */
  amount?: ReactNode
  icon?: ReactNode
}

/** A radio button with room for a second line and an amount; put several into a `fieldset`. */
export function RadioCard({ label, note, amount, icon, ...rest }: RadioCardProps) {
  return (
    <label className={styles.card}>
      <input type="radio" {...rest} />
      {icon}
      <span>
        <b>{label}</b>
        {note && <small>{note}</small>}
      </span>
      {amount && (
        <span className={styles.amount} dir="auto">
          {amount}
        </span>
      )}
    </label>
  )
}
