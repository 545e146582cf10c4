import { useEffect } from 'react'
import { AddedPanelPlace } from '#cart/added/added-panel-place.tsx'
import { LeavingProgress } from '#shell/navigation/leaving-progress.tsx'
import { forgetAnnouncement } from '#ui/toast/announcement'
import { Announcer } from '#ui/toast/announcer.tsx'
import { ToastRegion } from '#ui/toast/toast-region.tsx'

/** Toasts, announcements for screen readers, and the panel after an add, which closes when `page` changes. */
export function Notices({ page }: { page?: string }) {
  // Otherwise the next region would announce it again.
  useEffect(() => forgetAnnouncement, [])
  return (
    <>
      <AddedPanelPlace key={page} />
      <Announcer />
      <ToastRegion />
      <LeavingProgress />
    </>
  )
}
