import { sql } from 'drizzle-orm'
import type { Database, Shop } from '#shop'

/** Milliseconds in which notifications are collected. */
const TOGETHER = 250

export interface Announcer {
  /** Call after the commit. */
  announce(payload: string): void
  /** Sends pending notifications. */
  close(): Promise<void>
}

/** Sends many notifications in one transaction: one with NOTIFY blocks all others with NOTIFY until its commit. */
export function createAnnouncer(db: Database, channel: string, log: Pick<Shop['log'], 'warn'>): Announcer {
  let waiting = new Set<string>()
  let timer: NodeJS.Timeout | undefined
  let sending: Promise<void> = Promise.resolve()

  async function send(payloads: readonly string[]) {
    try {
      await db.execute(
        sql`SELECT pg_notify(${channel}, payload) FROM unnest(${sql.param(payloads)}::text[]) payload`,
      )
    } catch (error) {
      log.warn({ err: (error as Error).message, channel }, 'Database notifications could not be sent')
    }
  }

  function flush() {
    clearTimeout(timer)
    timer = undefined
    const payloads = [...waiting]
    waiting = new Set()
    if (payloads.length > 0) sending = sending.then(() => send(payloads))
    return sending
  }

  return {
    announce(payload) {
      waiting.add(payload)
      timer ??= setTimeout(flush, TOGETHER)
    },
    close: flush,
  }
}
