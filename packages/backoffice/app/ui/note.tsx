import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'
import styles from '#ui/note.module.css'

/** A line in its own tint: something to know, or what failed. */
export function Note({
  kind = 'info',
  action,
  children,
}: {
  kind?: 'info' | 'error'
  action?: ReactNode
  children: ReactNode
}) {
  return (
    <div
      className={clsx(styles.note, kind === 'error' && styles.error)}
      role={kind === 'error' ? 'alert' : undefined}
    >
      {kind === 'error' ? <CircleAlert aria-hidden /> : <Info aria-hidden />}
      <div>{children}</div>
      {action}
    </div>
  )
}
