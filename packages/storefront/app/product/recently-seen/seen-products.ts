import { isUuid } from '@little-dunes/domain/catalogue/product'
import { type BrowserStorage, readJson } from '#platform/browser-storage'

/** Key in local storage for the ids, latest first. */
const SEEN = 'RecentlySeen'
const MAX_CACHED = 12

/** Ids of products seen in this browser, latest first; damaged values count as none. */
export function readSeenProducts(storage: BrowserStorage): string[] {
  const stored = readJson(storage, SEEN)
  if (!Array.isArray(stored)) return []
  const ids = stored.filter((id): id is string => typeof id === 'string' && isUuid(id))
  return [...new Set(ids)].slice(0, MAX_CACHED)
}

const keep = (storage: BrowserStorage, ids: readonly string[]): void =>
  ids.length ? storage.set(SEEN, JSON.stringify(ids)) : storage.remove(SEEN)

/** Adds one id; the oldest are removed above the maximum. */
export function addSeenProduct(storage: BrowserStorage, id: string): void {
  const others = readSeenProducts(storage).filter((one) => one !== id)
  keep(storage, [id, ...others].slice(0, MAX_CACHED))
}

/** Removes products that the shop no longer has. */
export function removeSeenProducts(storage: BrowserStorage, gone: readonly string[]): void {
  if (gone.length === 0) return
  keep(
    storage,
    readSeenProducts(storage).filter((id) => !gone.includes(id)),
  )
}

/** Logging out leaves no trace of the products seen. */
export const clearSeenProducts = (storage: BrowserStorage): void => storage.remove(SEEN)
