import { getMessages } from '#platform/messages'
import { platformMessages } from '#platform/platform-messages'
import { showToast } from '#ui/toast/toast-store'

/** True when offline; then it also shows a message, because a navigation would end on the browser's error page. */
export function notifyIfOffline(): boolean {
  if (navigator.onLine) return false
  showToast(getMessages(platformMessages).offline, { kind: 'error' })
  return true
}
