const LONGEST_WAIT = 15_000

/** Resolves when a broken connection may work again: when the browser reports it, else after growing intervals. */
export function untilTryAgain(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A browser that knows it is offline reports when it is online again.
    const wait = navigator.onLine ? Math.min(500 * 2 ** tries, LONGEST_WAIT) : null
    const timer = wait === null ? undefined : setTimeout(end, wait)
    function end() {
      clearTimeout(timer)
      removeEventListener('online', end)
      signal.removeEventListener('abort', end)
      if (signal.aborted) reject(signal.reason)
      else resolve()
    }
    addEventListener('online', end)
    signal.addEventListener('abort', end)
  })
}
