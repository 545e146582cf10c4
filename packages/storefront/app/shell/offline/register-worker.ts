/** The worker's downloads come after those of the page. */
const AFTER_MS = 3000

/** Missing in some browsers and on pages without TLS (decision 062). */
const register = (): void => void navigator.serviceWorker?.register('/service-worker.js').catch(Boolean)

/** Called on used pages only, because the worker fills the visitor's cache. */
export function registerWorkerLater(): () => void {
  const timer = setTimeout(register, AFTER_MS)
  return () => clearTimeout(timer)
}
