import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { X } from 'lucide'
import { Link, type To } from 'react-router'
import styles from '#ui/list/filters/chip.module.css'

/** A set filter; links to the list without it. */
export const FilterChip = ({ text, without, label }: { text: string; without: To; label: string }) => (
  <Link className={styles.chip} to={without} aria-label={label}>
    {text}
    <Icon node={X} />
  </Link>
)

export const SuggestedFilterChip = ({ text, to }: { text: string; to: To }) => (
  <Link className={clsx(styles.chip, styles.offered)} to={to}>
    {text}
  </Link>
)
