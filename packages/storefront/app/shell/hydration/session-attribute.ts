import { localStore } from '#platform/browser-storage'
import { TOKEN_KEY } from '#platform/session-keys'

/** Shows the right half of the header, which the style sheet hides until then (SHELL-21, D-60). */
export function setSessionAttribute(): void {
  document.documentElement.dataset.session = localStore.get(TOKEN_KEY) ? 'signed-in' : 'guest'
}
