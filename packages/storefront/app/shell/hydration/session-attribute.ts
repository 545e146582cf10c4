import { localStore } from '#platform/browser-storage'
import { TOKEN_KEY } from '#platform/session-keys'

/** Hides the header during the check for a token, then shows the right half of it (SHELL-21, D-60). */
export function setSessionAttribute(): void {
  const { dataset } = document.documentElement
  dataset.session = 'checking'
  dataset.session = localStore.get(TOKEN_KEY) ? 'signed-in' : 'guest'
}
