/** In epoch milliseconds, null is open. The end is excluded. */
export interface Span {
  startsAt: number | null
  endsAt: number | null
}

/** `percent` is above 0 and below 100, with at most two decimals. */
export interface SaleTerms extends Span {
  name: string
  percent: number
}

export type SaleField = keyof SaleTerms | 'subCategory' | 'productIds'

/** Pages have a text for each. */
export type SaleProblem = 'required' | 'percent' | 'order_of_times' | 'sub_category' | 'products'

export const endsBeforeStart = ({ startsAt, endsAt }: Span): boolean =>
  startsAt !== null && endsAt !== null && endsAt <= startsAt

export function spanState({ startsAt, endsAt }: Span, now: number): 'planned' | 'live' | 'ended' {
  if (endsAt !== null && endsAt <= now) return 'ended'
  return startsAt !== null && startsAt > now ? 'planned' : 'live'
}

/** A sale that was ended by hand is always `ended`. */
export const saleState = (sale: Span & { active: boolean }, now: number) =>
  sale.active ? spanState(sale, now) : 'ended'

/** Two decimals are stored. */
const isPercent = (percent: number): boolean =>
  percent > 0 && percent < 100 && Number.isInteger(Number((percent * 100).toPrecision(12)))

/** Problems by field. Empty for valid terms. */
export const saleProblems = (terms: SaleTerms): Partial<Record<SaleField, SaleProblem>> => ({
  ...(terms.name.trim() === '' && { name: 'required' }),
  ...(!isPercent(terms.percent) && { percent: 'percent' }),
  ...(endsBeforeStart(terms) && { endsAt: 'order_of_times' }),
})
