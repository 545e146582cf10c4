import { randomUUID } from 'node:crypto'
import { sql } from 'drizzle-orm'
import type { StockMessage } from '#catalogue/memory/catalogue-message'
import type { Database, Shop } from '#shop'

/** At most ten messages a second: a notifying transaction holds a lock of the whole database while it commits. */
const PAUSE = 100
/** A message has at most 8000 bytes, and an id takes 37. */
const MAX_IDS = 150

/** Notifies the other processes of sold products, outside the transactions of orders. */
export interface StockBroadcast {
  send(productIds: readonly string[]): void
  isFromSelf(message: StockMessage): boolean
  close(): Promise<void>
}

export function broadcastStock(db: Database, channel: string, log: Shop['log']): StockBroadcast {
  const self = randomUUID()
  let waiting = new Set<string>()
  let pause: NodeJS.Timeout | null = null
  let sending: Promise<void> = Promise.resolve()

  async function notify(ids: string[]): Promise<void> {
    // With too many ids, the other processes reload everything.
    const message = ids.length > MAX_IDS ? 'all' : [self, ...ids].join(' ')
    try {
      await db.execute(sql`SELECT pg_notify(${channel}, ${message})`)
    } catch (error) {
      // A process that misses a notification has also lost the database, and reloads everything once it is back.
      log.warn({ err: error }, 'Could not notify other processes of changed stock')
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
    isFromSelf: ({ from }) => from === self,
    async close() {
      if (pause) clearTimeout(pause)
      sendWaiting()
      if (pause) clearTimeout(pause)
      await sending
    },
  }
}
