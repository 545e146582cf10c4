import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onClose(): void
  /** Name of the dialog for screen readers. */
  label: string
  closeLabel: string
  className?: string | undefined
  /** A bottom sheet on narrow screens; `side` is a panel at the end of the line on wide ones. */
  sheet?: boolean | 'side'
  children: ReactNode
}
