/** What takes percents off a product: its own discount, its sale, a sale of many, the flash sale. */
export interface DiscountSource {
  percent: number
  /** In epoch milliseconds; null where it is open. */
  startsAt: number | null
  endsAt: number | null
}

export type DiscountSpan = Pick<DiscountSource, 'startsAt' | 'endsAt'>

const ALWAYS: DiscountSpan = { startsAt: null, endsAt: null }

/** Since when and until when a discount of so many percent holds by the sources that give it; open without a reduction. */
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
