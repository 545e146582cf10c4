import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { cardAssortment } from '#catalogue/cards/card-assortment'
import { catalogueSize, LARGE_SHOP } from '#catalogue/cards/catalogue-size'
import { loadProducts } from '#catalogue/load-products'
import { broadcastStock } from '#catalogue/memory/broadcast-stock'
import { type CatalogueCache, createCatalogueCache } from '#catalogue/memory/catalogue-cache'
import { CATALOGUE_CHANNEL, readCatalogueMessage } from '#catalogue/memory/catalogue-message'
import { type CatalogueNames, type KnownCatalogue, knownAsAWhole } from '#catalogue/memory/known-catalogue'
import { loadStocks } from '#catalogue/memory/load-stocks'
import { createProductCache, type ProductCache } from '#catalogue/memory/product-cache'
import { loadSynonyms } from '#catalogue/search/load-synonyms'
import type { DatabaseConnection } from '#database/database'
import { listen } from '#database/listen'
import type { Catalogue, Shop } from '#shop'

/** The catalogue of a running server, in memory and notified of every change by the database (D-60). */
export interface LiveCatalogue extends Catalogue, Pick<CatalogueCache, 'cached' | 'edition'> {
  /** Data to parse addresses and pages, possibly outdated. Null until the first read. */
  known(): KnownCatalogue | null
  learn(productId: string): Promise<void>
  close(): Promise<void>
}

/** Forwards each change to the catalogue in memory and to the cached products of a large shop. */
const notifyBoth = (memory: CatalogueCache, cache: ProductCache) => ({
  changed(): void {
    cache.drop()
    memory.changed()
  },
  productsChanged(ids: readonly string[]): void {
    cache.drop(ids)
    memory.productsChanged(ids)
  },
  stockChanged(ids: readonly string[]): void {
    cache.drop(ids)
    memory.stockChanged(ids)
  },
  setListening(isListening: boolean): void {
    memory.setListening(isListening)
    cache.setListening(isListening)
  },
})

/** Caches the answer for each edition. Every change is announced with a new edition. */
function oncePerEdition<Answer>(
  { edition }: Pick<CatalogueCache, 'edition'>,
  read: () => Promise<Answer>,
): () => Promise<Answer> {
  let cache: { version: number; answer: Promise<Answer> } | null = null
  return () => {
    const version = edition()?.version ?? null
    if (version === null) return read()
    if (cache?.version !== version) {
      const asked = { version, answer: read() }
      asked.answer.catch(() => {
        if (cache === asked) cache = null
      })
      cache = asked
    }
    return cache.answer
  }
}

/** Starts to listen. Resolves when notifications arrive, or when the database proves unreachable. */
export async function openCatalogue(
  { url, db }: Pick<DatabaseConnection, 'url' | 'db'>,
  log: Shop['log'],
  largeShop = LARGE_SHOP,
): Promise<LiveCatalogue> {
  const cache = createProductCache((ids) => loadProducts(db, { ids }))
  const memory = createCatalogueCache({
    load: (ids) => loadProducts(db, ids && { ids }),
    loadStocks: (productIds) => loadStocks(db, productIds),
    loadSynonyms: () => loadSynonyms(db),
  })
  const both = notifyBoth(memory, cache)
  const broadcast = broadcastStock(db, CATALOGUE_CHANNEL, log)
  const { promise: settled, resolve: settle } = Promise.withResolvers<void>()
  /** Null while the shop is small. */
  let large: { names: CatalogueNames } | null = null

  async function look(): Promise<boolean> {
    const names = await catalogueSize(db, largeShop)
    if (names) memory.forget()
    large = names && { names }
    return names !== null
  }

  const isLarge = oncePerEdition(memory, look)
  const largeAssortment = oncePerEdition(
    memory,
    async (): Promise<Assortment | null> => ((await isLarge()) ? cardAssortment(db) : null),
  )

  const listener = listen(url, CATALOGUE_CHANNEL, {
    onReady: () => {
      both.setListening(true)
      settle()
    },
    onLost: (error) => {
      both.setListening(false)
      log.warn(
        { err: error.message },
        'Catalogue changes are not being received. Caching is off until the connection is back.',
      )
      settle()
    },
    onMessage: (payload) => {
      const message = readCatalogueMessage(payload)
      if (message.kind === 'all') both.changed()
      else if (message.kind === 'pages') memory.pagesChanged()
      else if (message.kind === 'products') both.productsChanged(message.ids)
      else if (!broadcast.isFromSelf(message)) both.stockChanged(message.ids)
    },
  })
  await settled
  return {
    snapshot: memory.snapshot,
    isLarge,
    largeAssortment,
    async productsById(ids) {
      const asked = [...ids]
      if (asked.length === 0) return new Map()
      return (await isLarge()) ? cache.byId(asked) : memory.productsById(asked)
    },
    cached: memory.cached,
    known() {
      if (large) {
        const { names } = large
        return { byId: { get: cache.peek }, names: () => names }
      }
      const latest = memory.latest()
      return latest && knownAsAWhole(latest)
    },
    async learn(productId) {
      if (large) await cache.byId([productId])
    },
    edition: memory.edition,
    changed: both.changed,
    productsChanged: (ids) => both.productsChanged([...ids]),
    pagesChanged: memory.pagesChanged,
    stockChanged(productIds) {
      const ids = [...productIds]
      if (ids.length === 0) return
      both.stockChanged(ids)
      broadcast.send(ids)
    },
    async close() {
      await broadcast.close()
      await listener.close()
    },
  }
}
