import { DAY } from '#durations'
import { type Fils, subtractPercent } from '#money'

/** A price from a moment on, until the next one; `price` null while the product was not in the shop. */
export interface PriceChange {
  /** Epoch milliseconds. */
  at: number
  price: Fils | null
  /** In percent, whatever it came from. */
  discount: number
}

/** How long a price is compared with those before. */
export const PRICE_HISTORY_DAYS = 30

/**
 * The least that the product cost at any moment of the last 30 days up to `now`, exact to the fils; null when it was never
 * in the shop then. `history` is in the order of its times.
 */
export function lowestPrice(history: readonly PriceChange[], now: number): Fils | null {
  const since = now - PRICE_HISTORY_DAYS * DAY
  const paid = history.flatMap(({ at, price, discount }, place) => {
    const until = history[place + 1]?.at ?? Number.POSITIVE_INFINITY
    return price !== null && at <= now && until > since ? [subtractPercent(price, discount)] : []
  })
  return paid.length === 0 ? null : Math.min(...paid)
}

/**
 * What a reduced product may say that it cost before: the least of the 30 days before the reduction began, in fils. Null
 * without a reduction, and when it was not in the shop then. `history` is in the order of its times, up to now.
 */
export function wasPrice(history: readonly PriceChange[]): Fils | null {
  const begin = history.findLastIndex(({ price, discount }) => price === null || discount === 0) + 1
  const reduction = history[begin]
  return reduction ? lowestPrice(history.slice(0, begin), reduction.at) : null
}
