import { setTimeout as delay } from 'node:timers/promises'

/** Waits at most `milliseconds` for `work` and then continues without it. Failures of `work` are passed on. */
export async function withTimeout(milliseconds: number, work: Promise<unknown>): Promise<void> {
  const ended = new AbortController()
  const late = delay(milliseconds, undefined, { signal: ended.signal }).catch(() => undefined)
  await Promise.race([work, late]).finally(() => ended.abort())
}
