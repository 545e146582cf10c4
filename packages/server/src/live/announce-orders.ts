import type { FastifyInstance } from 'fastify'
import { createAnnouncer } from '#database/announcer'
import { MISSED_ORDERS, ORDERS_CHANNEL } from '#live/order-change-feed'
import type { Database, Shop } from '#shop'

export function announceOrders(app: FastifyInstance, db: Database): Shop['announceOrder'] {
  const announcer = createAnnouncer(db, ORDERS_CHANNEL, app.log)
  // An earlier process may have ended before it announced its last orders.
  app.addHook('onListen', async () => announcer.announce(MISSED_ORDERS))
  app.addHook('onClose', () => announcer.close())
  return announcer.announce
}
