import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#catalogue/catalogue-memory'
import type { PrecompressedResponse } from '#http/precompressed-response'
import { dubaiDay } from '#pages/dubai-day'

/** The part of the cache for a page: pages that the shop links to are never evicted by addresses that visitors make up. */
export type CachePartition = 'linked' | 'made-up'

export interface PageKey {
  key: string
  partition: CachePartition
}

export interface RenderedPage {
  answer: PrecompressedResponse
  /** Whether other visitors may get it too. */
  keep: boolean
}

/** Copies of finished pages, the same for every visitor (D-60). */
export interface PageCache {
  /** The copy that is good now, if there is one. */
  ready(page: PageKey): PrecompressedResponse | null
  /** The copy, or one rendering for all who wait for it. */
  answer(page: PageKey, render: () => Promise<RenderedPage>): Promise<PrecompressedResponse>
}

interface Copy extends CatalogueVersion {
  answer: PrecompressedResponse
  day: number
  madeAt: number
}

export interface PageCacheOptions {
  /** null while notifications of changes are lost: then nothing is cached. */
  edition(): CatalogueVersion | null
  now(): Date
  mostBytes?: Record<CachePartition, number>
}

const MEGABYTE = 1024 * 1024
const MOST_BYTES = { linked: 24 * MEGABYTE, 'made-up': 6 * MEGABYTE }
/** Room that an entry takes besides its bytes. */
const OVERHEAD = 1000
/** A page carries only a first guess of the stock (D-15): sales renew it once a second at most. */
const STOCK_GUESS = 1000

export function createPageCache({ edition, now, mostBytes = MOST_BYTES }: PageCacheOptions): PageCache {
  const partitions = {
    linked: new LRUCache<string, Copy>({ maxSize: mostBytes.linked }),
    'made-up': new LRUCache<string, Copy>({ maxSize: mostBytes['made-up'] }),
  }
  const flights = new Map<string, { version: number; done: Promise<PrecompressedResponse> }>()

  function isGood(copy: Copy): boolean {
    const current = edition()
    const time = now()
    if (copy.version !== current?.version || copy.day !== dubaiDay(time)) return false
    return copy.stock === current.stock || time.getTime() - copy.madeAt < STOCK_GUESS
  }

  function ready({ key, partition }: PageKey): PrecompressedResponse | null {
    const copy = partitions[partition].get(key)
    if (!copy) return null
    if (isGood(copy)) return copy.answer
    partitions[partition].delete(key)
    return null
  }

  async function renderAndKeep(
    { key, partition }: PageKey,
    began: CatalogueVersion,
    render: () => Promise<RenderedPage>,
  ) {
    const time = now()
    const { answer, keep } = await render()
    const copy = { ...began, answer, day: dubaiDay(time), madeAt: time.getTime() }
    // What changed while it was rendered may be missing in it: those who waited get it, nobody after them.
    if (keep && isGood(copy))
      partitions[partition].set(key, copy, { size: answer.size + key.length * 2 + OVERHEAD })
    return answer
  }

  return {
    ready,
    async answer(page, render) {
      const copy = ready(page)
      if (copy) return copy
      const began = edition()
      if (!began) return (await render()).answer
      const flight = flights.get(page.key)
      if (flight?.version === began.version) return flight.done
      const done = renderAndKeep(page, began, render).finally(() => {
        if (flights.get(page.key)?.done === done) flights.delete(page.key)
      })
      flights.set(page.key, { version: began.version, done })
      return done
    },
  }
}
