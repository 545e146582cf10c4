import type { ReactNode } from 'react'

export interface DialogProps {
  open: boolean
  onClose(): void
  /** Name of the dialog for screen readers. */
  label: string
  closeLabel: string
  className?: string | undefined
  /** A bottom sheet on narrow screens. */
  sheet?: boolean
  children: ReactNode
}
