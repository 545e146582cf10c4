import { type ComponentType, Suspense, useState } from 'react'
import type { DialogWindowProps } from '#ui/dialog-window/dialog-window.tsx'
import { late } from '#ui/late'

let loaded: ComponentType<DialogWindowProps> | null = null

const LateWindow = late(async () => {
  loaded = (await import('#ui/dialog-window/dialog-window.tsx')).DialogWindow
  return loaded
})

function OpenDialog(window: DialogWindowProps) {
  // React delays suspended content by up to 300 ms.
  const [Window] = useState<ComponentType<DialogWindowProps>>(() => loaded ?? LateWindow)
  return (
    <Suspense>
      <Window {...window} />
    </Suspense>
  )
}

/** A window over the page while it is open; no screen starts with one. */
export const Dialog = ({ open = true, ...window }: DialogWindowProps & { open?: boolean }) =>
  open && <OpenDialog {...window} />
