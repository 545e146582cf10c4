import { AddedPanelPlace } from '#cart/added/added-panel-place.tsx'
import { Announcer } from '#ui/toast/announcer.tsx'
import { ToastRegion } from '#ui/toast/toast-region.tsx'

/** Toasts, announcements for screen readers, and the panel after an add, which closes when `page` changes. */
export function Notices({ page }: { page?: string }) {
  return (
    <>
      <AddedPanelPlace key={page} />
      <Announcer />
      <ToastRegion />
    </>
  )
}
