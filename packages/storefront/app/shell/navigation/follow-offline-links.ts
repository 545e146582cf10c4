import { notifyIfOffline } from '#ui/toast/notify-if-offline'

/**
 * Offline, the browser follows links instead of the router: the service worker has the page or the offline page
 * (decision 062). Without a worker the visitor stays and sees a message.
 */
function followWithoutRouter(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
  if (!link || navigator.onLine) return
  event.stopPropagation()
  if (!navigator.serviceWorker?.controller && notifyIfOffline()) event.preventDefault()
}

/** Returns a function that stops it. */
export function followOfflineLinks(): () => void {
  document.addEventListener('click', followWithoutRouter, { capture: true })
  return () => document.removeEventListener('click', followWithoutRouter, { capture: true })
}
