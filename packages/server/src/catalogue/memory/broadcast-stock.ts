import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StockMessage } from '#catalogue/memory/catalogue-message'
import type { Database, Shop } from '#shop'

/** At most ten messages a second: a transaction that notifies holds a lock of the whole database while it commits. */
const PAUSE = 100
/** A message holds at most 8000 bytes, an id takes 37. */
const MOST_IDS = 150

/** Notifies the other processes of the products that were sold, outside of any transaction of an order. */
export interface StockBroadcast {
  send(productIds: readonly string[]): void
  /** Whether this process has sent a message itself. */
  isOwn(message: StockMessage): boolean
  close(): Promise<void>
}

export function broadcastStock(db: Database, channel: string, log: Shop['log']): StockBroadcast {
  const self = randomUUID()
  let waiting = new Set<string>()
  let pause: NodeJS.Timeout | null = null
  let sending: Promise<void> = Promise.resolve()

  async function notify(ids: string[]): Promise<void> {
    // Too many to name: then the others read everything.
    const message = ids.length > MOST_IDS ? 'all' : [self, ...ids].join(' ')
    try {
      await db.execute(sql`SELECT pg_notify(${channel}, ${message})`)
    } catch (error) {
      // A process that misses a notification has lost the database too, and reloads everything once it is back.
      log.warn({ err: error }, 'Other processes could not be notified of changed stock')
    }
  }

  function sendWaiting(): void {
    pause = null
    if (waiting.size === 0) return
    const ids = [...waiting]
    waiting = new Set()
    pause = setTimeout(sendWaiting, PAUSE).unref()
    sending = sending.then(() => notify(ids))
  }

  return {
    send(productIds) {
      for (const id of productIds) waiting.add(id)
      if (!pause) sendWaiting()
    },
    isOwn: ({ from }) => from === self,
    async close() {
      if (pause) clearTimeout(pause)
      sendWaiting()
      if (pause) clearTimeout(pause)
      await sending
    },
  }
}
