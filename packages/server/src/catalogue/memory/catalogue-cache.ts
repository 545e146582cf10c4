import type { Product } from '@little-dunes/domain/catalogue/product'
import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { MAX_NAMED } from '#catalogue/memory/catalogue-message'
import {
  type CatalogueEntry,
  type StockRow,
  toSnapshot,
  withKnown,
  withProducts,
  withStocks,
} from '#catalogue/memory/catalogue-snapshot'
import { createStaleProducts, type StaleProducts } from '#catalogue/memory/stale-products'
import type { CatalogueSnapshot } from '#shop'

/** Counters of notifications: `version` counts changes of pages, `stock` changes of stock alone. */
export interface CatalogueVersion {
  version: number
  stock: number
}

export interface CatalogueSource {
  /** Products in list order: all published ones, or those of `ids`. */
  load(ids?: readonly string[]): Promise<CatalogueEntry[]>
  loadStocks(productIds: readonly string[]): Promise<StockRow[]>
  loadSynonyms(): Promise<SearchSynonym[]>
}

/**
 * The catalogue in memory. An answer contains every change notified before the call, so a read covers only the changes
 * before its start.
 */
export interface CatalogueCache {
  snapshot(): Promise<CatalogueSnapshot>
  productsById(ids: Iterable<string>): Promise<ReadonlyMap<string, Product>>
  /** The snapshot if it is current. Null when something must be read first. */
  cached(): CatalogueSnapshot | null
  /** The newest snapshot even if it is outdated, for uses where age does not matter. */
  latest(): CatalogueSnapshot | null
  /** Frees the snapshot until the next call. */
  forget(): void
  /** Null while notifications are lost, so that cached results are not used. */
  edition(): CatalogueVersion | null
  changed(): void
  productsChanged(productIds: Iterable<string>): void
  /** Pages have changed, but no product. */
  pagesChanged(): void
  stockChanged(productIds: Iterable<string>): void
  /** Notifications arrive or are lost. After a loss, earlier ones may be missing. */
  setListening(isListening: boolean): void
}

interface Reads {
  all: number
  some: number
}

const hasProduct = (entry: readonly [string, Product | undefined]): entry is [string, Product] =>
  entry[1] !== undefined

async function readChanges(
  source: CatalogueSource,
  snapshot: CatalogueSnapshot,
  { products, stocks }: StaleProducts,
): Promise<CatalogueSnapshot> {
  const entries = products.size > 0 ? await source.load([...products]) : []
  const sold = [...stocks.difference(products)]
  const rows = sold.length > 0 ? await source.loadStocks(sold) : []
  return withStocks(products.size > 0 ? withProducts(snapshot, products, entries) : snapshot, rows)
}

export function createCatalogueCache(source: CatalogueSource): CatalogueCache {
  const announced: CatalogueVersion = { version: 1, stock: 1 }
  const requests: Reads = { all: 1, some: 1 }
  let trusted = false
  let loaded: (Reads & { snapshot: CatalogueSnapshot }) | null = null
  const stale = createStaleProducts()
  const { readStale } = stale
  let loading: Promise<void> | null = null
  let refreshing: Promise<void> | null = null

  const isCurrent = (asked: Reads) => loaded !== null && loaded.all >= asked.all && loaded.some >= asked.some

  /** Without a snapshot nothing is stale. */
  const isLoaded = () => loaded !== null || loading !== null

  const loadAll = async () =>
    toSnapshot(withKnown(await source.load(), loaded?.snapshot), await source.loadSynonyms())

  function load(): Promise<void> {
    const began = { ...requests }
    loading ??= readStale(async () => {
      loaded = { ...began, snapshot: await loadAll() }
    }).finally(() => {
      loading = null
    })
    return loading
  }

  function refresh(): Promise<void> {
    const [before, { some }] = [loaded, requests]
    refreshing ??= readStale(async (taken) => {
      if (!before) return
      const snapshot = await readChanges(source, before.snapshot, taken)
      // A reload that finished meanwhile may be newer than these rows, so they are read again.
      if (loaded !== before) return stale.markStale(taken)
      loaded = { ...before, some, snapshot }
    }).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  function changed(): void {
    announced.version += 1
    requests.all += 1
  }

  async function snapshot(): Promise<CatalogueSnapshot> {
    const asked = { ...requests }
    while (trusted) {
      if (loaded && isCurrent(asked)) return loaded.snapshot
      // No refresh during a reload: the reload may be older and would replace the refreshed products.
      await (loaded && loaded.all >= asked.all && !loading ? refresh() : load())
    }
    return loadAll()
  }

  return {
    snapshot,
    async productsById(ids) {
      const { byId } = await snapshot()
      return new Map([...ids].map((id) => [id, byId.get(id)] as const).filter(hasProduct))
    },
    cached: () => (trusted && loaded && isCurrent(requests) ? loaded.snapshot : null),
    latest: () => loaded?.snapshot ?? null,
    forget() {
      loaded = null
      stale.forget()
    },
    edition: () => (trusted ? { ...announced } : null),
    changed,
    productsChanged(productIds) {
      const ids = [...productIds]
      if (ids.length === 0) return
      if (isLoaded()) stale.markStale({ products: ids })
      if (stale.countProducts() > MAX_NAMED) return changed()
      announced.version += 1
      requests.some += 1
    },
    pagesChanged() {
      announced.version += 1
    },
    stockChanged(productIds) {
      const ids = [...productIds]
      if (ids.length === 0) return
      if (isLoaded()) stale.markStale({ stocks: ids })
      announced.stock += 1
      requests.some += 1
    },
    setListening(isListening) {
      trusted = isListening
      changed()
    },
  }
}
