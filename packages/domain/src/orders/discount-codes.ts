import { appliedDiscount } from '#catalogue/pricing'
import {
  CATEGORIES,
  type Category,
  LONGEST_SKU,
  LONGEST_SUB_CATEGORY,
  type PricingFields,
} from '#catalogue/product'
import { dropInvisible } from '#drop-invisible'
import { type Fils, LARGEST_AMOUNT } from '#money'

/** A code as it is judged: trimmed and upper-cased (VAL-30), without invisible characters. */
export const normalisedCode = (text: string): string => dropInvisible(text).trim().toUpperCase()

/** Percent off as the whole number of the coupon line (CHK-19). */
export const wholePercent = (rate: number): number => Math.round(rate * 100)

/** What a code takes off, and when it counts; `minimum` in fils, times in epoch milliseconds. */
export interface DiscountTerms {
  /** The fraction off the goods that it is for, at most 1; 0 for a code of another kind. */
  rate: number
  /** Off those goods, in fils; 0 for a code of another kind. */
  amountOff: Fils
  /** Takes off what normal delivery costs. */
  freeDelivery: boolean
  /** Of the discounted total before delivery. */
  minimum: Fils
  startsAt: number | null
  endsAt: number | null
  /** Of all shoppers together. */
  mostUses: number | null
  /** Of each shopper: 1 as a rule (D-44). */
  mostUsesPerShopper: number
  /** The products it applies to; everything when categories, sub-categories and article numbers are empty. */
  categories: Category[]
  subCategories: string[]
  skus: string[]
  /** Takes nothing off products that are reduced already. */
  fullPriceOnly: boolean
  firstOrderOnly: boolean
  /** The account that it is for; null for everybody. */
  shopperId: string | null
}

/** What a code is for, as far as it asks for it. */
export interface DiscountScope {
  categories: readonly string[]
  /** Narrow these categories, or every category when there is none. */
  subCategories: readonly string[]
  skus: readonly string[]
  fullPriceOnly: boolean
}

/** A product as a code is judged by. */
export interface DiscountableProduct {
  category: string
  subCategory: string
  sku: string
  product: PricingFields
}

/** True for a code that applies to every product. */
export const isForAll = ({
  categories,
  subCategories,
  skus,
}: Omit<DiscountScope, 'fullPriceOnly'>): boolean =>
  categories.length + subCategories.length + skus.length === 0

/** Sub-categories narrow the categories; article numbers come on top. */
function isInScope(scope: DiscountScope, { category, subCategory, sku }: DiscountableProduct): boolean {
  const { categories, subCategories, skus } = scope
  if (isForAll(scope) || skus.includes(sku)) return true
  if (categories.length + subCategories.length === 0) return false
  return (
    (categories.length === 0 || categories.includes(category)) &&
    (subCategories.length === 0 || subCategories.includes(subCategory))
  )
}

/** Whether a code is for a product. One that is in the flash sale is reduced, also where one unit alone gets its price. */
export const isDiscountable = (scope: DiscountScope, item: DiscountableProduct): boolean =>
  !(scope.fullPriceOnly && appliedDiscount(item.product) > 0) && isInScope(scope, item)

/** What is known of a shopper and a code when it is asked about. */
export interface DiscountSituation {
  now: number
  /** Uses by other shoppers. */
  uses: number
  /** Whether the shopper has another order that was not cancelled. */
  hasOrdered: boolean
  /** Whether the code is for somebody else. */
  isForOther: boolean
}

/** Names of the refusals of a code that exists. */
export type DiscountRefusal =
  | 'code_unknown'
  | 'code_ended'
  | 'code_used_up'
  | 'code_first_order'
  | 'code_other_shopper'

/** Why a code does not count now; one that has not started is not known yet. Null when it counts. */
export function discountRefusal(terms: DiscountTerms, situation: DiscountSituation): DiscountRefusal | null {
  const { now, uses, hasOrdered, isForOther } = situation
  if (terms.startsAt !== null && now < terms.startsAt) return 'code_unknown'
  if (terms.endsAt !== null && now >= terms.endsAt) return 'code_ended'
  if (terms.mostUses !== null && uses >= terms.mostUses) return 'code_used_up'
  if (isForOther) return 'code_other_shopper'
  return terms.firstOrderOnly && hasOrdered ? 'code_first_order' : null
}

/** `planned`, `live` or `ended`, as the staff calls it. */
export function discountState(
  terms: DiscountTerms & { active: boolean },
  now: number,
): 'planned' | 'live' | 'ended' {
  if (!terms.active || (terms.endsAt !== null && now >= terms.endsAt)) return 'ended'
  return terms.startsAt !== null && now < terms.startsAt ? 'planned' : 'live'
}

export type DiscountField = keyof DiscountTerms | 'code'

/** What is wrong with a field; pages have words for each. */
export type DiscountProblem =
  | 'format'
  | 'taken'
  | 'percent'
  | 'amount'
  | 'count'
  | 'order_of_times'
  | 'kind'
  | 'products'
  | 'sub_category'
  | 'shopper'

/** Letters and figures, perhaps with hyphens between, so that a code can be said on the phone. */
export const isCode = (text: string): boolean => /^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/.test(text)

/** Four decimals are stored. */
const isRate = (rate: number): boolean =>
  rate > 0 && rate <= 1 && Number.isInteger(Number((rate * 10_000).toPrecision(12)))

const LARGEST_COUNT = 1_000_000
const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= LARGEST_COUNT

type Problems = Partial<Record<DiscountField, DiscountProblem>>

/** A code takes off one of three things. */
function kindProblems({ rate, amountOff, freeDelivery }: DiscountTerms): Problems {
  if (freeDelivery) return rate === 0 && amountOff === 0 ? {} : { freeDelivery: 'kind' }
  if (amountOff === 0) return isRate(rate) ? {} : { rate: 'percent' }
  if (rate !== 0) return { amountOff: 'kind' }
  const isAmount = Number.isInteger(amountOff) && amountOff > 0 && amountOff <= LARGEST_AMOUNT / 100
  return isAmount ? {} : { amountOff: 'amount' }
}

export const MOST_SKUS = 200
export const MOST_SUB_CATEGORIES = 50

function scopeProblems({ categories, subCategories, skus }: DiscountTerms): Problems {
  const isKnown = categories.every((category) => CATEGORIES.includes(category))
  const areSkus =
    skus.length <= MOST_SKUS && skus.every((sku) => sku.trim() !== '' && sku.length <= LONGEST_SKU)
  const areKinds =
    subCategories.length <= MOST_SUB_CATEGORIES &&
    subCategories.every((kind) => kind.trim() !== '' && kind.length <= LONGEST_SUB_CATEGORY)
  return {
    ...(!isKnown && { categories: 'products' }),
    ...(!areKinds && { subCategories: 'sub_category' }),
    ...(!areSkus && { skus: 'products' }),
  }
}

/** What is wrong with the terms of a code; empty when they may be stored. */
export function discountProblems(
  code: string,
  terms: DiscountTerms,
): Partial<Record<DiscountField, DiscountProblem>> {
  const { minimum, startsAt, endsAt, mostUses, mostUsesPerShopper } = terms
  return {
    ...(!isCode(code) && { code: 'format' }),
    ...kindProblems(terms),
    ...scopeProblems(terms),
    ...(!isCount(mostUsesPerShopper) && { mostUsesPerShopper: 'count' }),
    ...(!(Number.isInteger(minimum) && minimum >= 0 && minimum <= LARGEST_AMOUNT / 100) && {
      minimum: 'amount',
    }),
    ...(mostUses !== null && !isCount(mostUses) && { mostUses: 'count' }),
    ...(startsAt !== null && endsAt !== null && endsAt <= startsAt && { endsAt: 'order_of_times' }),
  }
}
