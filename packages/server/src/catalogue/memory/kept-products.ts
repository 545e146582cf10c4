import type { Product } from '@little-dunes/domain/catalogue/product'
import { LRUCache } from 'lru-cache'
import type { CatalogueEntry } from '#catalogue/memory/catalogue-snapshot'

/** Products of a large shop that were asked for last: with 18 sizes each, and what is memoized of them, some 20 MB. */
const MOST_KEPT = 1_500

/** Some products of a large shop in memory; the others are read when they are asked for. */
export interface KeptProducts {
  byId(ids: Iterable<string>): Promise<ReadonlyMap<string, Product>>
  /** When nothing needs to be read for it. */
  peek(id: string): Product | undefined
  /** These have changed; without ids any may have. */
  drop(ids?: readonly string[]): void
  /** Whether notifications arrive: until then nothing is kept. */
  setListening(isListening: boolean): void
}

export function createKeptProducts(
  load: (ids: readonly string[]) => Promise<CatalogueEntry[]>,
): KeptProducts {
  const kept = new LRUCache<string, Product>({ max: MOST_KEPT })
  let trusted = false
  /** What changed while it was read is given to who asked before, and not kept. */
  const reads = new Set<{ dropped: Set<string>; all: boolean }>()

  async function read(ids: readonly string[]): Promise<Product[]> {
    const reading = { dropped: new Set<string>(), all: false }
    reads.add(reading)
    try {
      const products = (await load(ids)).map(({ product }) => product)
      for (const product of products)
        if (trusted && !reading.all && !reading.dropped.has(product.id)) kept.set(product.id, product)
      return products
    } finally {
      reads.delete(reading)
    }
  }

  function drop(ids?: readonly string[]): void {
    if (!ids) kept.clear()
    for (const id of ids ?? []) kept.delete(id)
    for (const reading of reads) {
      if (!ids) reading.all = true
      for (const id of ids ?? []) reading.dropped.add(id)
    }
  }

  return {
    async byId(ids) {
      const asked = [...new Set(ids)]
      const found = new Map(asked.map((id) => [id, kept.get(id)]))
      const missing = asked.filter((id) => !found.get(id))
      const others = missing.length > 0 ? await read(missing) : []
      for (const product of others) found.set(product.id, product)
      return new Map([...found].filter((entry): entry is [string, Product] => entry[1] !== undefined))
    },
    peek: (id) => (trusted ? kept.get(id) : undefined),
    drop,
    setListening(isListening) {
      trusted = isListening
      drop()
    },
  }
}
