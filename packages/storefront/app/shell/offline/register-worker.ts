/** What it fetches to keep comes after what the page is for. */
const AFTER_MS = 3000

/** Not every browser has one, and no page without TLS (decision 062). */
const register = (): void => void navigator.serviceWorker?.register('/service-worker.js').catch(Boolean)

/** Of whoever has used a page, the shop keeps something for later. */
export function registerWorkerLater(): () => void {
  const timer = setTimeout(register, AFTER_MS)
  return () => clearTimeout(timer)
}
