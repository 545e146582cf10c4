/** From when until when something counts, in epoch milliseconds; null is open. The end itself is outside. */
export interface Span {
  startsAt: number | null
  endsAt: number | null
}

/** What a sale takes off, and when; `percent` above 0 and below 100 with at most two decimals. */
export interface SaleTerms extends Span {
  name: string
  percent: number
}

export type SaleField = keyof SaleTerms | 'subCategory' | 'productIds'

/** What is wrong with a field; pages have words for each. */
export type SaleProblem = 'required' | 'percent' | 'order_of_times' | 'sub_category' | 'products'

/** The end is not after the beginning. */
export const endsBeforeStart = ({ startsAt, endsAt }: Span): boolean =>
  startsAt !== null && endsAt !== null && endsAt <= startsAt

/** `planned`, `live` or `ended` at a moment. */
export function spanState({ startsAt, endsAt }: Span, now: number): 'planned' | 'live' | 'ended' {
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt !== null && startsAt > now ? 'planned' : 'live'
}

/** A sale that was ended by hand is `ended` whatever its times say. */
export const saleState = (sale: Span & { active: boolean }, now: number) =>
  sale.active ? spanState(sale, now) : 'ended'

/** Two decimals are stored. */
const isPercent = (percent: number): boolean =>
  percent > 0 && percent < 100 && Number.isInteger(Number((percent * 100).toPrecision(12)))

/** What is wrong with the terms of a sale; empty when they may be stored. */
export const saleProblems = (terms: SaleTerms): Partial<Record<SaleField, SaleProblem>> => ({
  ...(terms.name.trim() === '' && { name: 'required' }),
  ...(!isPercent(terms.percent) && { percent: 'percent' }),
  ...(endsBeforeStart(terms) && { endsAt: 'order_of_times' }),
})
