/** The browser's storage. Never throws: it may be switched off or full. */
export interface BrowserStorage {
  get(key: string): string | null
  set(key: string, value: string): void
  remove(key: string): void
}

type Kind = 'localStorage' | 'sessionStorage'

/** Runs `action` on the browser's storage; returns `otherwise` on the server and when the browser refuses. */
function attempt<T>(kind: Kind, otherwise: T, action: (storage: Storage) => T): T {
  try {
    return typeof window === 'undefined' ? otherwise : action(window[kind])
  } catch {
    return otherwise
  }
}

const createStorage = (kind: Kind): BrowserStorage => ({
  get: (key) => attempt(kind, null, (storage) => storage.getItem(key)),
  set: (key, value) => attempt(kind, undefined, (storage) => storage.setItem(key, value)),
  remove: (key) => attempt(kind, undefined, (storage) => storage.removeItem(key)),
})

export const localStore = createStorage('localStorage')
export const sessionStore = createStorage('sessionStorage')

/** Calls back with the key that another tab changed, null when it cleared all. Returns a function that stops it. */
export function onStorageChange(listener: (key: string | null) => void): () => void {
  const heard = (event: StorageEvent) => listener(event.key)
  window.addEventListener('storage', heard)
  return () => window.removeEventListener('storage', heard)
}

/** A stored JSON value; null when it is missing or damaged. */
export function readJson(storage: BrowserStorage, key: string): unknown {
  try {
    return JSON.parse(storage.get(key) ?? 'null')
  } catch {
    return null
  }
}
