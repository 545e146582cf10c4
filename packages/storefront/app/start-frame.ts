import { clearDraftsOnSignOut } from '#checkout/clear-drafts-on-sign-out'
import { clearSeenProductsOnSignOut } from '#product/recently-seen/clear-seen-products-on-sign-out'
import { startVisit } from '#shell/start-visit'

/** Called when the frame of a page hydrates. Returns a function that stops it. */
export function startFrame(): () => void {
  const stops = [startVisit(), clearDraftsOnSignOut(), clearSeenProductsOnSignOut()]
  return () => {
    for (const stop of stops) stop()
  }
}
