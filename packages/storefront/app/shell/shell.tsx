import type { ReactNode } from 'react'
import { useMessages } from '#platform/messages'
import { shellMessages } from '#shell/shell-messages'
import { Opening } from '#ui/opening.tsx'
import { ToastRegion } from '#ui/toast-region.tsx'

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const t = useMessages(shellMessages)
  return (
    <>
      <a className="skip-link" href="#content">
        {t.skip}
      </a>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      <ToastRegion />
      <Opening />
    </>
  )
}
