import { DAY } from '#durations'
import { type Fils, subtractPercent } from '#money'

/** A price that is valid until the next change. `price` is null while the product was not in the shop. */
export interface PriceChange {
  /** In epoch milliseconds. */
  at: number
  price: Fils | null
  /** In percent, from any source. */
  discount: number
}

/** Days of the price comparison. */
export const PRICE_HISTORY_DAYS = 30

/**
 * Lowest price at any moment of the last 30 days before `now`, exact to the fils. Null if the product was not in the
 * shop. `history` must be in chronological order.
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
 * Comparison price of a reduced product: the lowest of the 30 days before the reduction, in fils. Null without a
 * reduction, or if it was not in the shop then. `history` must be in chronological order and end now.
 */
export function wasPrice(history: readonly PriceChange[]): Fils | null {
  const begin = history.findLastIndex(({ price, discount }) => price === null || discount === 0) + 1
  const reduction = history[begin]
  return reduction ? lowestPrice(history.slice(0, begin), reduction.at) : null
}
