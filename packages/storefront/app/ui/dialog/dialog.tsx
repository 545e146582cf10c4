import { lazy, Suspense, useState } from 'react'
import type { DialogProps } from '#ui/dialog/dialog-props'

/** For a dialog that will open by itself: its machinery should be there by then. */
export const preloadDialog = () => import('#ui/dialog/dialog-box.tsx')

const DialogBox = lazy(preloadDialog)

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
