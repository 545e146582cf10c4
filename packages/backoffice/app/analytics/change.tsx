import { clsx } from 'clsx'
import styles from '#analytics/change.module.css'
import { changeInPercent } from '#platform/format'

/** '+12%' from the previous value; empty without one. */
export function Change({ before, after, suffix = '' }: { before: number; after: number; suffix?: string }) {
  const percent = changeInPercent(before, after)
  return (
    percent && (
      <span className={clsx(styles.change, after < before && styles.less)}>
        {percent}
        {suffix}
      </span>
    )
  )
}
