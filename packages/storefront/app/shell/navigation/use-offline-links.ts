import { useEffect } from 'react'
import { notifyIfOffline } from '#ui/toast/notify-if-offline'

/**
 * Without a network the router gets nothing: the browser follows the link itself, for its service worker has the page or
 * one that says so (decision 062). Without a worker whoever presses stays, and reads why.
 */
function followWithoutRouter(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
  if (!link || navigator.onLine) return
  event.stopPropagation()
  if (!navigator.serviceWorker?.controller && notifyIfOffline()) event.preventDefault()
}

export function useOfflineLinks(): void {
  useEffect(() => {
    document.addEventListener('click', followWithoutRouter, { capture: true })
    return () => document.removeEventListener('click', followWithoutRouter, { capture: true })
  }, [])
}
