import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide'
import type { ReactNode } from 'react'
import styles from '#ui/inline-alert.module.css'

/** A tinted line with a note or an error. */
export function InlineAlert({
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
      {kind === 'error' ? <Icon node={CircleAlert} /> : <Icon node={Info} />}
      <div>{children}</div>
      {action}
    </div>
  )
}
