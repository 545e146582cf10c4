import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { X } from 'lucide'
import type { ComponentProps } from 'react'
import styles from '#ui/list/filters/chip.module.css'

/** Shown while nothing is chosen. */
export const PlainChip = ({ text }: { text: string }) => <span className={styles.chip}>{text}</span>

/** A chosen value of a form; a click removes it. */
export const ChosenChip = ({
  text,
  label,
  onTakeOff,
}: {
  text: string
  label: string
  onTakeOff(): void
}) => (
  <button type="button" className={styles.chip} aria-label={label} onClick={onTakeOff}>
    <bdi>{text}</bdi>
    <Icon node={X} />
  </button>
)

export const OfferedChip = (button: ComponentProps<'button'>) => (
  <button type="button" {...button} className={clsx(styles.chip, styles.offered)} />
)
