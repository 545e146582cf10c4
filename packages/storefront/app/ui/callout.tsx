import { Icon } from '@little-dunes/design/icon.tsx'
import { clsx } from 'clsx'
import { CircleAlert, Info } from 'lucide'
import type { ReactNode } from 'react'
import styles from '#ui/callout.module.css'

interface CalloutProps {
  id?: string
  kind?: 'notice' | 'danger'
  /** Announced by screen readers when it appears. */
  live?: boolean
  className?: string | undefined
  children: ReactNode
}

/** A notice that stays on the page until its reason is gone. */
export function Callout({ id, kind = 'notice', live, className, children }: CalloutProps) {
  const role = live ? (kind === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div id={id} className={clsx(styles.callout, kind === 'danger' && styles.danger, className)} role={role}>
      {kind === 'danger' ? <Icon node={CircleAlert} /> : <Icon node={Info} />}
      <div>{children}</div>
    </div>
  )
}
