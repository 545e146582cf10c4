import { MINUTE } from '@little-dunes/domain/durations'

/** True once the script of a screen is gone: a newer version replaced the shop while the tab was open. */
let isReplaced = false
addEventListener('vite:preloadError', () => {
  isReplaced = true
})

const RELOADED = 'reloaded-at'

/** A script that is still missing after a reload has another cause. */
const ONCE_IN = MINUTE

/** Reloads the page if there is a newer version. Nothing is lost: the previous screen was already left. */
export async function reloadIfReplaced(): Promise<void> {
  const last = Number(sessionStorage.getItem(RELOADED))
  if (!isReplaced || Date.now() - last < ONCE_IN) return
  const { ok } = await fetch(location.href)
  if (!ok) return
  sessionStorage.setItem(RELOADED, String(Date.now()))
  location.reload()
}
