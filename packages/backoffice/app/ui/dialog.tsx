import { type ComponentType, Suspense, useState } from 'react'
import type { DialogWindowProps } from '#ui/dialog-window/dialog-window.tsx'
import { late } from '#ui/late'

let loaded: ComponentType<DialogWindowProps> | null = null

const LateWindow = late(async () => {
  loaded = (await import('#ui/dialog-window/dialog-window.tsx')).DialogWindow
  return loaded
})

function OpenDialog(window: DialogWindowProps) {
  // React shows what it had to wait for up to 300 ms later than what is there.
  const [Window] = useState<ComponentType<DialogWindowProps>>(() => loaded ?? LateWindow)
  return (
    <Suspense>
      <Window {...window} />
    </Suspense>
  )
}

/** A window over the page while it is open; no screen begins with one. */
export const Dialog = ({ open = true, ...window }: DialogWindowProps & { open?: boolean }) =>
  open && <OpenDialog {...window} />
