import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from '#ui/dialog/dialog-props'

const DialogBox = lazy(() => import('#ui/dialog/dialog-box.tsx'))

/** A modal dialog; its code is fetched when a dialog opens for the first time. */
export function Dialog(props: DialogProps) {
  const [wasOpened, setWasOpened] = useState(props.open)
  if (props.open && !wasOpened) setWasOpened(true)
  if (!wasOpened) return null
  return (
    <Suspense fallback={null}>
      <DialogBox {...props} />
    </Suspense>
  )
}
