import { MINUTE } from '@little-dunes/domain/durations'

/** Whether the script of a screen is gone: the shop was replaced by a newer version while the tab was open. */
let isReplaced = false
addEventListener('vite:preloadError', () => {
  isReplaced = true
})

const RELOADED = 'reloaded-at'

/** A script that is missing after the page was loaded anew is missing for another reason. */
const ONCE_IN = MINUTE

/** Loads the page anew where a newer version is there. Nothing is lost: the screen before was left already. */
export async function reloadIfReplaced(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED))
  if (!isReplaced || Date.now() - last < ONCE_IN) return
  const { ok } = await fetch(location.href)
  if (!ok) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}
