import type { Product } from '@little-dunes/domain/catalogue/product'
import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { MOST_NAMED } from '#catalogue/memory/catalogue-message'
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

/** How far the news has come: `version` counts changes of what pages show, `stock` changes of nothing but stock. */
export interface CatalogueVersion {
  version: number
  stock: number
}

/** Where the catalogue is read. */
export interface CatalogueSource {
  /** Products in list order: all, or those of `ids` that are shown. */
  load(ids?: readonly string[]): Promise<CatalogueEntry[]>
  loadStocks(productIds: readonly string[]): Promise<StockRow[]>
  loadSynonyms(): Promise<SearchSynonym[]>
}

/**
 * The catalogue in memory. An answer contains every change that it was notified of before: a read counts
 * only from the moment it began.
 */
export interface CatalogueCache {
  snapshot(): Promise<CatalogueSnapshot>
  productsById(ids: Iterable<string>): Promise<ReadonlyMap<string, Product>>
  /** The snapshot when nothing needs to be read for it. */
  held(): CatalogueSnapshot | null
  /** The newest that was read, whatever changed since: for what being old does not make wrong. */
  latest(): CatalogueSnapshot | null
  /** Nothing is held any more until somebody asks. */
  forget(): void
  /** null while notifications are lost: nothing stored may be trusted. */
  edition(): CatalogueVersion | null
  /** All products are read anew. */
  changed(): void
  /** Only these are read anew. */
  productsChanged(productIds: Iterable<string>): void
  /** No product is read, but pages have changed. */
  pagesChanged(): void
  stockChanged(productIds: Iterable<string>): void
  /** Whether notifications arrive. Whoever begins to listen has missed the earlier ones. */
  setListening(isListening: boolean): void
}

/** How often all products changed, and how often some of them. */
interface Reads {
  all: number
  some: number
}

/** An id with what it names. */
const isFound = (entry: readonly [string, Product | undefined]): entry is [string, Product] =>
  entry[1] !== undefined

/** Reads the stale products and stocks, and puts them into the snapshot. */
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
  const wanted: Reads = { all: 1, some: 1 }
  let trusted = false
  let loaded: (Reads & { snapshot: CatalogueSnapshot }) | null = null
  const stale = createStaleProducts()
  const { readStale } = stale
  let loading: Promise<void> | null = null
  let refreshing: Promise<void> | null = null

  const isCurrent = (asked: Reads) => loaded !== null && loaded.all >= asked.all && loaded.some >= asked.some

  /** Of what is not held nothing is stale. */
  const isHeld = () => loaded !== null || loading !== null

  const loadAll = async () =>
    toSnapshot(withKnown(await source.load(), loaded?.snapshot), await source.loadSynonyms())

  function load(): Promise<void> {
    const began = { ...wanted }
    loading ??= readStale(async () => {
      loaded = { ...began, snapshot: await loadAll() }
    }).finally(() => {
      loading = null
    })
    return loading
  }

  function refresh(): Promise<void> {
    const [before, { some }] = [loaded, wanted]
    refreshing ??= readStale(async (taken) => {
      if (!before) return
      const snapshot = await readChanges(source, before.snapshot, taken)
      // A reload that finished meanwhile may be newer than these rows: they are read once more.
      if (loaded !== before) return stale.markStale(taken)
      loaded = { ...before, some, snapshot }
    }).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  function changed(): void {
    announced.version += 1
    wanted.all += 1
  }

  async function snapshot(): Promise<CatalogueSnapshot> {
    const asked = { ...wanted }
    while (trusted) {
      if (loaded && isCurrent(asked)) return loaded.snapshot
      // Nothing is refreshed while all is read: that answer, perhaps older, would take the place of what was refreshed.
      await (loaded && loaded.all >= asked.all && !loading ? refresh() : load())
    }
    return loadAll()
  }

  return {
    snapshot,
    async productsById(ids) {
      const { byId } = await snapshot()
      return new Map([...ids].map((id) => [id, byId.get(id)] as const).filter(isFound))
    },
    held: () => (trusted && loaded && isCurrent(wanted) ? loaded.snapshot : null),
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
      if (isHeld()) stale.markStale({ products: ids })
      if (stale.countProducts() > MOST_NAMED) return changed()
      announced.version += 1
      wanted.some += 1
    },
    pagesChanged() {
      announced.version += 1
    },
    stockChanged(productIds) {
      const ids = [...productIds]
      if (ids.length === 0) return
      if (isHeld()) stale.markStale({ stocks: ids })
      announced.stock += 1
      wanted.some += 1
    },
    setListening(isListening) {
      trusted = isListening
      changed()
    },
  }
}
