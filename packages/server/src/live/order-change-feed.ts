import { listen } from '#database/listen'
import type { Shop } from '#shop'

/** Channel of the announcements; the triggers of the migrations send on it, and `announceOrder` of new orders. */
export const ORDERS_CHANNEL = 'orders'

/** Announced instead of an order: some may not have been announced. */
export const MISSED_ORDERS = 'missed'

/** Announced instead of an order by the triggers of what else the staff waits for: returns, questions, failed mails. */
const WORK = 'work'

/** What followers are told. */
export interface OrderChangeListener {
  changed(orderId: string): void
  /** Announcements may have been lost: the connection was away. */
  missed(): void
  /** Something else waits for the staff, or does no more. */
  work(): void
}

export interface OrderChangeFeed {
  /** Calls `missed` once announcements are heard: what changed before was not. Answers how to stop. */
  follow(follower: OrderChangeListener): () => void
  close(): Promise<void>
}

/** Hears of changed orders over one connection of its own, which is open while somebody follows. */
export function createOrderChangeFeed(url: string, log: Shop['log']): OrderChangeFeed {
  const followers = new Set<OrderChangeListener>()
  let connection: ReturnType<typeof listen> | null = null
  let isListening = false
  let ended: Promise<void> = Promise.resolve()

  const start = () =>
    listen(url, ORDERS_CHANNEL, {
      onMessage(payload) {
        const [orderId = ''] = payload.split(' ')
        for (const follower of followers)
          if (orderId === MISSED_ORDERS) follower.missed()
          else if (orderId === WORK) follower.work()
          else follower.changed(orderId)
      },
      onReady() {
        isListening = true
        for (const follower of followers) follower.missed()
      },
      onLost(error) {
        isListening = false
        log.warn({ err: error.message }, 'Order changes are not received')
      },
    })

  function stop() {
    const closing = connection?.close()
    connection = null
    isListening = false
    if (closing) ended = Promise.all([ended, closing]).then(() => undefined)
  }

  return {
    follow(follower) {
      followers.add(follower)
      connection ??= start()
      if (isListening) follower.missed()
      return () => {
        followers.delete(follower)
        if (followers.size === 0) stop()
      }
    },
    close() {
      followers.clear()
      stop()
      return ended
    },
  }
}
