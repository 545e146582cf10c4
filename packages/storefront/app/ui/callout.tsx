import { CircleAlert, Info } from 'lucide-react'
import type { ReactNode } from 'react'

interface CalloutProps {
  kind?: 'notice' | 'danger'
  /** Read out when it appears. */
  live?: boolean
  children: ReactNode
}

/** A notice that stays on the page until its reason is gone. */
export function Callout({ kind = 'notice', live, children }: CalloutProps) {
  const role = live ? (kind === 'danger' ? 'alert' : 'status') : undefined
  return (
    <div className={`callout ${kind === 'danger' ? 'callout-danger' : ''}`} role={role}>
      {kind === 'danger' ? <CircleAlert aria-hidden /> : <Info aria-hidden />}
      <div>{children}</div>
    </div>
  )
}
