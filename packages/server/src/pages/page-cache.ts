import { setTimeout as delay } from 'node:timers/promises'
import { HOUR } from '@little-dunes/domain/durations'
import { LRUCache } from 'lru-cache'
import type { CatalogueVersion } from '#catalogue/memory/catalogue-cache'
import { compressFully, markStale, type PrecompressedResponse } from '#http/precompressed-response'
import { dubaiDay } from '#pages/dubai-day'

/** Partition of the cache: addresses made up by visitors never evict pages that the shop links to. */
export type CachePartition = 'linked' | 'made-up'

export interface PageKey {
  key: string
  /** Null for pages not worth caching. */
  partition: CachePartition | null
}

export interface RenderedPage {
  answer: PrecompressedResponse
  /** Other visitors may get it too. */
  keep: boolean
}

/**
 * Caches finished pages, the same for every visitor (D-60). During a database outage it serves the last valid copies,
 * marked as stale, for up to an hour.
 */
export interface PageCache {
  /** Returns a valid copy, if any. `anyStock` accepts an outdated guess of the stock (D-15). */
  ready(page: PageKey, anyStock?: boolean): PrecompressedResponse | null
  /** Returns the copy, or renders once for all waiting visitors. */
  answer(page: PageKey, render: () => Promise<RenderedPage>): Promise<PrecompressedResponse>
}

interface Copy extends CatalogueVersion {
  answer: PrecompressedResponse
  /** Times served from memory. */
  hits: number
  /** True once fully compressed, or while that is in progress. */
  compressed: boolean
  day: number
  madeAt: number
  /** Next planned change of texts, in epoch milliseconds. */
  goodUntil: number
}

export interface PageCacheOptions {
  /** Null while change notifications are lost; nothing is cached then. */
  edition(): CatalogueVersion | null
  now(): Date
  /** Next planned change of texts, in epoch milliseconds. */
  nextChange?(): number
  maxBytes?: Record<CachePartition, number>
}

const MEGABYTE = 1024 * 1024
const MAX_BYTES = { linked: 24 * MEGABYTE, 'made-up': 6 * MEGABYTE }
/** Bytes per entry besides its content. */
const OVERHEAD = 1000
/** Milliseconds for which stale copies are shown during a database outage. */
const MAX_STALE = HOUR
/** Milliseconds that a visitor waits for a new page during an outage, and the pause until the next attempt. */
const PATIENCE = 500
const NEXT_TRY = 2_000
/** Milliseconds. A page has only a first guess of the stock (D-15), so sales renew it at most once a second. */
const STOCK_GUESS = 1000

/** Milliseconds and hits after which a copy is worth a tenth of a second of compression. */
const SETTLED_AFTER = 2_000
const WORTH_COMPRESSING = 20

/** Tracks the edition of the catalogue and the start of an outage. */
function createEditionWatch({ edition, now }: PageCacheOptions) {
  let last: CatalogueVersion | null = null
  let away: { since: number; nextTry: number } | null = null
  return {
    current(): CatalogueVersion | null {
      const latest = edition()
      const time = now().getTime()
      if (latest) [last, away] = [latest, null]
      else away ??= { since: time, nextTry: time }
      return latest
    },
    last: () => last,
    /** Start of the current outage and time of the next attempt; null without an outage. */
    away: () => away,
  }
}

/** Compresses one copy at a time, because each uses a thread. */
function createCompressor(): (copy: Copy) => void {
  let compressing = false
  return (copy) => {
    if (compressing || copy.compressed) return
    compressing = copy.compressed = true
    compressFully(copy.answer)
      .then((smaller) => {
        copy.answer = smaller
      })
      .catch(() => undefined)
      .finally(() => {
        compressing = false
      })
  }
}

/** Renders each version of a page once for all waiting visitors. */
function shareRenderings() {
  const flights = new Map<string, { version: number; done: Promise<PrecompressedResponse> }>()
  return (key: string, version: number, render: () => Promise<PrecompressedResponse>) => {
    const flight = flights.get(key)
    if (flight?.version === version) return flight.done
    const done = render().finally(() => {
      if (flights.get(key)?.done === done) flights.delete(key)
    })
    flights.set(key, { version, done })
    return done
  }
}

export function createPageCache(options: PageCacheOptions): PageCache {
  const { now, nextChange = () => Number.POSITIVE_INFINITY, maxBytes = MAX_BYTES } = options
  const partitions = {
    linked: new LRUCache<string, Copy>({ maxSize: maxBytes.linked }),
    'made-up': new LRUCache<string, Copy>({ maxSize: maxBytes['made-up'] }),
  }
  const watch = createEditionWatch(options)
  const compressLater = createCompressor()
  const renderOnce = shareRenderings()

  const isOfNow = (copy: Copy): boolean =>
    copy.version === watch.current()?.version &&
    copy.day === dubaiDay(now()) &&
    now().getTime() < copy.goodUntil

  const isStockOfNow = (copy: Copy): boolean =>
    copy.stock === watch.current()?.stock || now().getTime() - copy.madeAt < STOCK_GUESS

  const isGood = (copy: Copy): boolean => isOfNow(copy) && isStockOfNow(copy)

  function ready({ key, partition }: PageKey, anyStock = false): PrecompressedResponse | null {
    const copy = partition && partitions[partition].get(key)
    if (!copy) return null
    if (anyStock ? isOfNow(copy) : isGood(copy)) {
      copy.hits += 1
      if (copy.hits >= WORTH_COMPRESSING && now().getTime() - copy.madeAt >= SETTLED_AFTER)
        compressLater(copy)
      return copy.answer
    }
    if (!watch.away() && !isOfNow(copy)) partitions[partition].delete(key)
    return null
  }

  /** Copy from before the outage, marked with its age in seconds. */
  function old({ key, partition }: PageKey): PrecompressedResponse | null {
    const away = watch.away()
    const copy = away && partition && partitions[partition].get(key)
    const time = now()
    if (!away || copy?.version !== watch.last()?.version || copy?.day !== dubaiDay(time)) return null
    const age = time.getTime() - away.since
    return age < MAX_STALE ? markStale(copy.answer, Math.round(age / 1000)) : null
  }

  /** Returns a new page if it renders in time, or else the stale copy. Only one visitor at a time tries. */
  async function newOrOld(
    page: PageKey,
    render: () => Promise<RenderedPage>,
  ): Promise<PrecompressedResponse> {
    const copy = old(page)
    const trying = watch.away()
    if (!copy || !trying) return (await render()).answer
    if (now().getTime() < trying.nextTry) return copy
    trying.nextTry = Number.POSITIVE_INFINITY
    const rendering = render().then(
      ({ answer }) => (answer.status < 500 ? answer : null),
      () => null,
    )
    const answer = await Promise.race([rendering, delay(PATIENCE, null)])
    trying.nextTry = now().getTime() + (answer ? 0 : NEXT_TRY)
    return answer ?? copy
  }

  async function renderAndKeep(
    { key, partition }: PageKey,
    began: CatalogueVersion,
    render: () => Promise<RenderedPage>,
  ) {
    const time = now()
    const { answer, keep } = await render()
    const made = { day: dubaiDay(time), madeAt: time.getTime(), goodUntil: nextChange() }
    const copy = { ...began, ...made, answer, hits: 0, compressed: false }
    // The page may lack changes made during rendering: visitors who waited get it, later ones do not.
    if (keep && partition && isGood(copy))
      partitions[partition].set(key, copy, { size: answer.size + key.length * 2 + OVERHEAD })
    return answer
  }

  return {
    ready,
    async answer(page, render) {
      const copy = ready(page)
      if (copy) return copy
      const began = watch.current()
      if (!began) return newOrOld(page, render)
      return renderOnce(page.key, began.version, () => renderAndKeep(page, began, render))
    },
  }
}
