import type { BrowserStorage } from '#platform/browser-storage'

export function memoryStorage(entries: Record<string, string> = {}): BrowserStorage & {
  all(): Record<string, string>
} {
  const kept = new Map(Object.entries(entries))
  return {
    get: (key) => kept.get(key) ?? null,
    set: (key, value) => void kept.set(key, value),
    remove: (key) => void kept.delete(key),
    all: () => Object.fromEntries(kept),
  }
}
