import { useEffect } from 'react'
import { messagesOf } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'
import { showToast } from '#ui/toast-store'

/** Without a network a link would end in the browser's own words: who presses it stays, and reads why. */
function stayWithoutNetwork(event: MouseEvent): void {
  const link = event.target instanceof Element && event.target.closest('a[href^="/"]')
  if (!link || navigator.onLine) return
  event.preventDefault()
  event.stopPropagation()
  showToast(messagesOf(platformMessages).offline, { kind: 'error' })
}

export function useStaying(): void {
  useEffect(() => {
    document.addEventListener('click', stayWithoutNetwork, { capture: true })
    return () => document.removeEventListener('click', stayWithoutNetwork, { capture: true })
  }, [])
}
