import type { Product } from '@little-dunes/domain/catalogue/product'
import { LRUCache } from 'lru-cache'
import type { CatalogueEntry } from '#catalogue/memory/catalogue-snapshot'

/** Most recently requested products of a large shop: with 18 sizes each and their memoized values, some 20 MB. */
const MAX_CACHED = 1_500

/** Some products of a large shop in memory. The others are read on request. */
export interface ProductCache {
  byId(ids: Iterable<string>): Promise<ReadonlyMap<string, Product>>
  /** Undefined when the product must be read first. */
  peek(id: string): Product | undefined
  /** These products have changed, or any product without ids. */
  drop(ids?: readonly string[]): void
  /** Nothing is cached until notifications arrive. */
  setListening(isListening: boolean): void
}

export function createProductCache(
  load: (ids: readonly string[]) => Promise<CatalogueEntry[]>,
): ProductCache {
  const cache = new LRUCache<string, Product>({ max: MAX_CACHED })
  let trusted = false
  /** A product that changes while it is read is returned to the earlier request but not cached. */
  const reads = new Set<{ dropped: Set<string>; all: boolean }>()

  async function read(ids: readonly string[]): Promise<Product[]> {
    const reading = { dropped: new Set<string>(), all: false }
    reads.add(reading)
    try {
      const products = (await load(ids)).map(({ product }) => product)
      for (const product of products)
        if (trusted && !reading.all && !reading.dropped.has(product.id)) cache.set(product.id, product)
      return products
    } finally {
      reads.delete(reading)
    }
  }

  function drop(ids?: readonly string[]): void {
    if (!ids) cache.clear()
    for (const id of ids ?? []) cache.delete(id)
    for (const reading of reads) {
      if (!ids) reading.all = true
      for (const id of ids ?? []) reading.dropped.add(id)
    }
  }

  return {
    async byId(ids) {
      const asked = [...new Set(ids)]
      const result = new Map(asked.map((id) => [id, cache.get(id)]))
      const missing = asked.filter((id) => !result.get(id))
      const others = missing.length > 0 ? await read(missing) : []
      for (const product of others) result.set(product.id, product)
      return new Map([...result].filter((entry): entry is [string, Product] => entry[1] !== undefined))
    },
    peek: (id) => (trusted ? cache.get(id) : undefined),
    drop,
    setListening(isListening) {
      trusted = isListening
      drop()
    },
  }
}
