import type { Progress } from '#packing/packing-progress'

const KEY = 'packing'

const isProgress = (value: unknown): value is Progress =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => Number.isInteger(count) && Number(count) >= 0)

/** Progress before the tab was closed or reloaded; empty in browsers without storage. */
export function restoreProgress(): Progress {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}')
    return isProgress(stored) ? stored : {}
  } catch {
    return {}
  }
}

/** Stores the progress until its orders are packed. */
export function storeProgress(progress: Progress): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(progress))
  } catch {
    // Without storage the progress lasts as long as the tab.
  }
}
