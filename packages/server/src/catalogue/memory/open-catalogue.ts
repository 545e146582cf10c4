import { loadProducts } from '#catalogue/load-products'
import { broadcastStock } from '#catalogue/memory/broadcast-stock'
import { type CatalogueCache, createCatalogueCache } from '#catalogue/memory/catalogue-cache'
import { CATALOGUE_CHANNEL, readCatalogueMessage } from '#catalogue/memory/catalogue-message'
import { loadStocks } from '#catalogue/memory/load-stocks'
import { loadSynonyms } from '#catalogue/search/load-synonyms'
import type { DatabaseConnection } from '#database/database'
import { listen } from '#database/listen'
import type { Catalogue, Shop } from '#shop'

/** The catalogue of a running server: in memory, notified of every change by the database (D-60). */
export interface LiveCatalogue extends Catalogue, Pick<CatalogueCache, 'held' | 'latest' | 'edition'> {
  close(): Promise<void>
}

/** Starts to listen; answers when notifications arrive, or when it is clear that the database is away. */
export async function openCatalogue(
  { url, db }: Pick<DatabaseConnection, 'url' | 'db'>,
  log: Shop['log'],
): Promise<LiveCatalogue> {
  const memory = createCatalogueCache({
    load: (ids) => loadProducts(db, ids && { ids }),
    loadStocks: (productIds) => loadStocks(db, productIds),
    loadSynonyms: () => loadSynonyms(db),
  })
  const broadcast = broadcastStock(db, CATALOGUE_CHANNEL, log)
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  const listener = listen(url, CATALOGUE_CHANNEL, {
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
      const message = readCatalogueMessage(payload)
      if (message.kind === 'all') memory.changed()
      else if (message.kind === 'pages') memory.pagesChanged()
      else if (message.kind === 'products') memory.productsChanged(message.ids)
      else if (!broadcast.isOwn(message)) memory.stockChanged(message.ids)
    },
  })
  await settled
  return {
    snapshot: memory.snapshot,
    held: memory.held,
    latest: memory.latest,
    edition: memory.edition,
    changed: memory.changed,
    productsChanged: memory.productsChanged,
    pagesChanged: memory.pagesChanged,
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
