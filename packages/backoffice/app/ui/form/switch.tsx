import type { ComponentProps } from 'react'
import styles from '#ui/form/switch.module.css'

/** On or off; `label` says what is on. */
export const Switch = ({
  label,
  ...input
}: { label: string } & Omit<ComponentProps<'input'>, 'type' | 'role' | 'className'>) => (
  // biome-ignore lint/a11y/useAriaPropsForRole: a box says itself whether it is checked.
  <input {...input} type="checkbox" role="switch" className={styles.switch} aria-label={label} />
)
