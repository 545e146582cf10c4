import { useEffect } from 'react'
import { notifyIfOffline } from '#ui/toast/notify-if-offline'

/** Who presses a link without a network stays, and reads why. */
function stopWithoutNetwork(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
  if (!link || !notifyIfOffline()) return
  event.preventDefault()
  event.stopPropagation()
}

export function useOfflineLinks(): void {
  useEffect(() => {
    document.addEventListener('click', stopWithoutNetwork, { capture: true })
    return () => document.removeEventListener('click', stopWithoutNetwork, { capture: true })
  }, [])
}
