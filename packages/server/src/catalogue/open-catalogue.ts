import { broadcastStock } from '#catalogue/broadcast-stock'
import { type CatalogueCache, createCatalogueCache } from '#catalogue/catalogue-cache'
import { loadProducts } from '#catalogue/load-products'
import { loadStocks } from '#catalogue/load-stocks'
import { toSnapshot } from '#catalogue/with-stocks'
import type { DatabaseConnection } from '#database/database'
import { listen } from '#database/listen'
import type { Catalogue, Shop } from '#shop'

/** The catalogue of a running server: in memory, notified of every change by the database (D-60). */
export interface LiveCatalogue extends Catalogue, Pick<CatalogueCache, 'held' | 'latest' | 'edition'> {
  close(): Promise<void>
}

/** Channel of the announcements; the triggers of the migrations send on it. */
const CHANNEL = 'catalogue'

/** Starts to listen; answers when notifications arrive, or when it is clear that the database is away. */
export async function openCatalogue(
  { url, db }: Pick<DatabaseConnection, 'url' | 'db'>,
  log: Shop['log'],
): Promise<LiveCatalogue> {
  const memory = createCatalogueCache({
    load: async () => toSnapshot(await loadProducts(db)),
    loadStocks: (productIds) => loadStocks(db, productIds),
  })
  const broadcast = broadcastStock(db, CHANNEL, log)
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  const listener = listen(url, CHANNEL, {
    onReady: () => {
      memory.setListening(true)
      settle()
    },
    onLost: (error) => {
      memory.setListening(false)
      log.warn({ err: error.message }, 'Changes of the catalogue are not heard: nothing is kept in memory')
      settle()
    },
    onMessage: (payload) => {
      const changed = broadcast.read(payload)
      if (changed === 'everything') memory.changed()
      else memory.stockChanged(changed)
    },
  })
  await settled
  return {
    snapshot: memory.snapshot,
    held: memory.held,
    latest: memory.latest,
    edition: memory.edition,
    changed: memory.changed,
    stockChanged(productIds) {
      const ids = [...productIds]
      if (ids.length === 0) return
      memory.stockChanged(ids)
      broadcast.send(ids)
    },
    async close() {
      await broadcast.close()
      await listener.close()
    },
  }
}
