// Loaded by pages that the service worker shows from its cache: reloads them once the shop is reachable.
import { isShopReachable } from '#platform/offline/is-shop-reachable'

const EVERY_MS = 10_000

/** A reload must not interrupt visitors who type or choose. */
const isInUse = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false

async function freshen(): Promise<void> {
  if (document.visibilityState !== 'visible' || isInUse()) return
  if (!(await isShopReachable(location.href))) return
  // Restores the scroll position after the reload.
  history.scrollRestoration = 'auto'
  location.reload()
}

addEventListener('online', freshen)
document.addEventListener('visibilitychange', freshen)
setInterval(freshen, EVERY_MS)
