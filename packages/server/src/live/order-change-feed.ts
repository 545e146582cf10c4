import { listen } from '#database/listen'
import type { Shop } from '#shop'

/** Channel of the announcements. Triggers announce changes, and `announceOrder` announces new orders. */
export const ORDERS_CHANNEL = 'orders'

/** Announced instead of an order when some orders may not have been announced. */
export const MISSED_ORDERS = 'missed'

/** Announced by triggers for other open work of the staff: returns, questions and failed emails. */
const WORK = 'work'

export interface OrderChangeListener {
  changed(orderId: string): void
  /** Announcements may have been lost while the connection was down. */
  missed(): void
  /** Other open work was added or resolved. */
  work(): void
}

export interface OrderChangeFeed {
  /** Calls `missed` when the connection is ready. Returns a function that stops following. */
  follow(follower: OrderChangeListener): () => void
  close(): Promise<void>
}

/** Listens on a separate database connection, which is open while there are followers. */
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
        log.warn({ err: error.message }, 'Order changes are not being received')
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
