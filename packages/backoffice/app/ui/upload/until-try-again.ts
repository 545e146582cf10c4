const LONGEST_WAIT = 15_000

/** Resolves when a broken line may be there again: as soon as the browser says so, else after longer and longer. */
export function untilTryAgain(tries: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    // A browser that knows that it is offline says when it is back.
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
