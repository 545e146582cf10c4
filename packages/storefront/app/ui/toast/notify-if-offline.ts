import { messagesOf } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'
import { showToast } from '#ui/toast/toast-store'

/** Answers whether there is no network, and says so to the shopper: another page would end in the browser's own words. */
export function notifyIfOffline(): boolean {
  if (navigator.onLine) return false
  showToast(messagesOf(platformMessages).offline, { kind: 'error' })
  return true
}
