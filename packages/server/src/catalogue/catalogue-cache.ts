import { type StockRow, withStocks } from '#catalogue/with-stocks'
import type { CatalogueSnapshot } from '#shop'

/** How far the news has come: `version` counts changes of the catalogue, `stock` changes of nothing but stock. */
export interface CatalogueVersion {
  version: number
  stock: number
}

/** Where the catalogue is read. */
export interface CatalogueSource {
  load(): Promise<CatalogueSnapshot>
  loadStocks(productIds: readonly string[]): Promise<StockRow[]>
}

/**
 * The catalogue in memory. An answer contains every change that it was notified of before: a read counts
 * only from the moment it began.
 */
export interface CatalogueCache {
  snapshot(): Promise<CatalogueSnapshot>
  /** The snapshot when nothing needs to be read for it. */
  held(): CatalogueSnapshot | null
  /** The newest that was read, whatever changed since: for what being old does not make wrong. */
  latest(): CatalogueSnapshot | null
  /** null while notifications are lost: nothing stored may be trusted. */
  edition(): CatalogueVersion | null
  changed(): void
  stockChanged(productIds: Iterable<string>): void
  /** Whether notifications arrive. Whoever begins to listen has missed the earlier ones. */
  setListening(isListening: boolean): void
}

export function createCatalogueCache(source: CatalogueSource): CatalogueCache {
  const announced: CatalogueVersion = { version: 1, stock: 1 }
  let trusted = false
  let loaded: (CatalogueVersion & { snapshot: CatalogueSnapshot }) | null = null
  let staleIds = new Set<string>()
  let loading: Promise<void> | null = null
  let refreshing: Promise<void> | null = null

  const isCurrent = (asked: CatalogueVersion) =>
    loaded !== null && loaded.version >= asked.version && loaded.stock >= asked.stock

  /** Ids that are being read are no longer stale, unless the reading fails. */
  async function readStale(read: (ids: string[]) => Promise<void>): Promise<void> {
    const taken = staleIds
    staleIds = new Set()
    try {
      await read([...taken])
    } catch (error) {
      staleIds = staleIds.union(taken)
      throw error
    }
  }

  function load(): Promise<void> {
    const began = { ...announced }
    loading ??= readStale(async () => {
      loaded = { ...began, snapshot: await source.load() }
    }).finally(() => {
      loading = null
    })
    return loading
  }

  function refreshStocks(): Promise<void> {
    const [before, stock] = [loaded, announced.stock]
    refreshing ??= readStale(async (ids) => {
      if (!before) return
      const rows = await source.loadStocks(ids)
      // A reload that finished meanwhile may be newer than these rows: they are read once more.
      if (loaded === before) loaded = { ...before, stock, snapshot: withStocks(before.snapshot, rows) }
      else staleIds = staleIds.union(new Set(ids))
    }).finally(() => {
      refreshing = null
    })
    return refreshing
  }

  return {
    async snapshot() {
      const asked = { ...announced }
      while (trusted) {
        if (loaded && isCurrent(asked)) return loaded.snapshot
        await (loaded && loaded.version >= asked.version ? refreshStocks() : load())
      }
      return source.load()
    },
    held: () => (trusted && loaded && isCurrent(announced) ? loaded.snapshot : null),
    latest: () => loaded?.snapshot ?? null,
    edition: () => (trusted ? { ...announced } : null),
    changed() {
      announced.version += 1
    },
    stockChanged(productIds) {
      const ids = [...productIds]
      if (ids.length === 0) return
      for (const id of ids) staleIds.add(id)
      announced.stock += 1
    },
    setListening(isListening) {
      trusted = isListening
      announced.version += 1
    },
  }
}
