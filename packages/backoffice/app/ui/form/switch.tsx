import type { ComponentProps } from 'react'
import styles from '#ui/form/switch.module.css'

interface SwitchProps extends Omit<ComponentProps<'button'>, 'type' | 'role' | 'className' | 'onChange'> {
  /** Names the state "on". */
  label: string
  checked: boolean
  onChange(isOn: boolean): void
}

export const Switch = ({ label, checked, onChange, ...button }: SwitchProps) => (
  <button
    {...button}
    type="button"
    role="switch"
    className={styles.switch}
    aria-label={label}
    aria-checked={checked}
    onClick={() => onChange(!checked)}
  />
)
