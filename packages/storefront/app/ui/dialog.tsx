import { lazy, type ReactNode, Suspense, useState } from 'react'

export interface DialogProps {
  open: boolean
  onClose(): void
  /** Name of the dialog for screen readers. */
  label: string
  closeLabel: string
  className?: string
  /** A bottom sheet on narrow screens. */
  sheet?: boolean
  children: ReactNode
}

const DialogBox = lazy(() => import('#ui/dialog-box.tsx'))

/** A modal window; its machinery is fetched when a dialog opens for the first time. */
export function Dialog(props: DialogProps) {
  const [wanted, setWanted] = useState(props.open)
  if (props.open && !wanted) setWanted(true)
  if (!wanted) return null
  return (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  )
}
