import { isProductId } from '@little-dunes/domain/catalogue/product'
import { type BrowserStorage, readJson } from '#platform/browser-storage'

/** Key in local storage: ids alone, the latest first. */
const SEEN = 'RecentlySeen'
const MOST_KEPT = 12

/** What was looked at in this browser, the latest first; damaged values count as nothing. */
export function readSeenProducts(storage: BrowserStorage): string[] {
  const kept = readJson(storage, SEEN)
  if (!Array.isArray(kept)) return []
  const ids = kept.filter((id): id is string => typeof id === 'string' && isProductId(id))
  return [...new Set(ids)].slice(0, MOST_KEPT)
}

const keep = (storage: BrowserStorage, ids: readonly string[]): void =>
  ids.length ? storage.set(SEEN, JSON.stringify(ids)) : storage.remove(SEEN)

/** Remembers one more; the oldest make room. */
export function addSeenProduct(storage: BrowserStorage, id: string): void {
  const others = readSeenProducts(storage).filter((one) => one !== id)
  keep(storage, [id, ...others].slice(0, MOST_KEPT))
}

/** Products that the shop no longer has. */
export function removeSeenProducts(storage: BrowserStorage, gone: readonly string[]): void {
  if (gone.length === 0) return
  keep(
    storage,
    readSeenProducts(storage).filter((id) => !gone.includes(id)),
  )
}

/** Whoever logs out leaves no trace of what they looked at. */
export const clearSeenProducts = (storage: BrowserStorage): void => storage.remove(SEEN)
