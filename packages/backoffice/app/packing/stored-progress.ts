import type { Progress } from '#packing/packing-progress'

const KEY = 'packing'

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count) && Number(count) >= 0)

/** What was picked before the tab was closed or reloaded; nothing where the browser keeps nothing. */
export function restoreProgress(): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isProgress(stored) ? stored : {}
  } catch {
    return {}
  }
}

/** Remembers what was picked, until its orders are packed. */
export function storeProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // A browser that keeps nothing packs as long as the tab is open.
  }
}
