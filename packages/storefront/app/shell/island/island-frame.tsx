import type { ReactNode } from 'react'
import { navigateFromIsland } from '#shell/island/frame-of-island'
import { Notices } from '#shell/notices.tsx'
import { NavigateContext } from '#ui/link.tsx'

/** Wraps the content of an island, on the server and in the browser. */
export function IslandFrame({ children }: { children: ReactNode }) {
  return (
    <NavigateContext value={navigateFromIsland}>
      {children}
      <Notices />
    </NavigateContext>
  )
}
