import type { BrowserStorage } from '#platform/browser-storage'

export function memoryStorage(entries: Record<string, string> = {}): BrowserStorage & {
  all(): Record<string, string>
} {
  const stored = new Map(Object.entries(entries))
  return {
    get: (key) => stored.get(key) ?? null,
    set: (key, value) => void stored.set(key, value),
    remove: (key) => void stored.delete(key),
    all: () => Object.fromEntries(stored),
  }
}
