/** A discount of a product: its own, its sale, a sale of many products, or the flash sale. */
export interface DiscountSource {
  percent: number
  /** In epoch milliseconds, null if open. */
  startsAt: number | null
  endsAt: number | null
}

export type DiscountSpan = Pick<DiscountSource, 'startsAt' | 'endsAt'>

const ALWAYS: DiscountSpan = { startsAt: null, endsAt: null }

/** Span of a discount of this percent, from the sources that give it. Open without a discount. */
export function discountSpan(percent: number, sources: readonly DiscountSource[]): DiscountSpan {
  const giving = sources.filter((source) => source.percent === percent)
  if (percent <= 0 || giving.length === 0) return ALWAYS
  const starts = giving.flatMap(({ startsAt }) => startsAt ?? [])
  const ends = giving.flatMap(({ endsAt }) => endsAt ?? [])
  return {
    startsAt: starts.length === giving.length ? Math.min(...starts) : null,
    endsAt: ends.length === giving.length ? Math.max(...ends) : null,
  }
}
