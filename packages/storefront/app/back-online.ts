// Loaded by pages that the service worker shows as they were last seen: fetches them anew once the shop can be reached.
import { isShopReachable } from '#platform/offline/is-shop-reachable'

const EVERY_MS = 10_000

/** Whoever types or chooses something is not interrupted. */
const isInUse = (): boolean => document.activeElement?.matches('input, textarea, select') ?? false

async function freshen(): Promise<void> {
  if (document.visibilityState !== 'visible' || isInUse()) return
  if (!(await isShopReachable(location.href))) return
  // The page starts where it was.
  history.scrollRestoration = 'auto'
  location.reload()
}

addEventListener('online', freshen)
document.addEventListener('visibilitychange', freshen)
setInterval(freshen, EVERY_MS)
