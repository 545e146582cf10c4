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

/** Canonical form of a code: trimmed, upper case (VAL-30), without invisible characters. */
export const normalisedCode = (text: string): string => dropInvisible(text).trim().toUpperCase()

/** Whole percent of the line with the code's discount (CHK-19). */
export const wholePercent = (rate: number): number => Math.round(rate * 100)

/** `minimum` in fils, times in epoch milliseconds. */
export interface DiscountTerms {
  /** Fraction of the goods in the code's scope, at most 1. 0 for other kinds of codes. */
  rate: number
  /** Amount off these goods, in fils. 0 for other kinds of codes. */
  amountOff: Fils
  /** Waives the fee of normal delivery. */
  freeDelivery: boolean
  /** Minimum of the discounted total before delivery. */
  minimum: Fils
  startsAt: number | null
  endsAt: number | null
  /** Maximum for all customers together. */
  maxUses: number | null
  /** Maximum per customer, usually 1 (D-44). */
  maxUsesPerCustomer: number
  /** Scope: all products if categories, sub-categories and article numbers are empty. */
  categories: Category[]
  subCategories: string[]
  skus: string[]
  /** Excludes products that are already reduced. */
  fullPriceOnly: boolean
  firstOrderOnly: boolean
  /** Account that may use the code, null for all customers. */
  customerId: string | null
}

export interface DiscountScope {
  categories: readonly string[]
  /** Narrow the categories, or all categories if there are none. */
  subCategories: readonly string[]
  skus: readonly string[]
  fullPriceOnly: boolean
}

export interface DiscountableProduct {
  category: string
  subCategory: string
  sku: string
  product: PricingFields
}

export const isForAll = ({
  categories,
  subCategories,
  skus,
}: Omit<DiscountScope, 'fullPriceOnly'>): boolean =>
  categories.length + subCategories.length + skus.length === 0

/** Sub-categories narrow the categories. Article numbers are added to both. */
function isInScope(scope: DiscountScope, { category, subCategory, sku }: DiscountableProduct): boolean {
  const { categories, subCategories, skus } = scope
  if (isForAll(scope) || skus.includes(sku)) return true
  if (categories.length + subCategories.length === 0) return false
  return (
    (categories.length === 0 || categories.includes(category)) &&
    (subCategories.length === 0 || subCategories.includes(subCategory))
  )
}

/** True if a code applies to a product. Flash-sale products count as reduced, even at the normal price. */
export const isDiscountable = (scope: DiscountScope, item: DiscountableProduct): boolean =>
  !(scope.fullPriceOnly && appliedDiscount(item.product) > 0) && isInScope(scope, item)

export interface DiscountSituation {
  now: number
  /** Uses by other customers. */
  uses: number
  /** Has another order that was not cancelled. */
  hasOrdered: boolean
  /** The code belongs to another customer. */
  isForOther: boolean
}

export type DiscountRefusal =
  | 'code_unknown'
  | 'code_ended'
  | 'code_used_up'
  | 'code_first_order'
  | 'code_other_customer'

/** Null if the code is valid now. A code that has not started counts as unknown. */
export function discountRefusal(terms: DiscountTerms, situation: DiscountSituation): DiscountRefusal | null {
  const { now, uses, hasOrdered, isForOther } = situation
  if (terms.startsAt !== null && now < terms.startsAt) return 'code_unknown'
  if (terms.endsAt !== null && now >= terms.endsAt) return 'code_ended'
  if (terms.maxUses !== null && uses >= terms.maxUses) return 'code_used_up'
  if (isForOther) return 'code_other_customer'
  return terms.firstOrderOnly && hasOrdered ? 'code_first_order' : null
}

/** States in the back office. */
export function discountState(
  terms: DiscountTerms & { active: boolean },
  now: number,
): 'planned' | 'live' | 'ended' {
  if (!terms.active || (terms.endsAt !== null && now >= terms.endsAt)) return 'ended'
  return terms.startsAt !== null && now < terms.startsAt ? 'planned' : 'live'
}

export type DiscountField = keyof DiscountTerms | 'code'

/** Pages have a text for each. */
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
  | 'customer'

/** Letters, digits and inner hyphens, so that a code can be spelled on the phone. */
export const isCode = (text: string): boolean => /^[A-Z0-9](?:[A-Z0-9-]{0,38}[A-Z0-9])?$/.test(text)

/** Four decimals are stored. */
const isRate = (rate: number): boolean =>
  rate > 0 && rate <= 1 && Number.isInteger(Number((rate * 10_000).toPrecision(12)))

const LARGEST_COUNT = 1_000_000
const isCount = (count: number): boolean => Number.isInteger(count) && count >= 1 && count <= LARGEST_COUNT

type Problems = Partial<Record<DiscountField, DiscountProblem>>

/** A code has exactly one of three kinds. */
function kindProblems({ rate, amountOff, freeDelivery }: DiscountTerms): Problems {
  if (freeDelivery) return rate === 0 && amountOff === 0 ? {} : { freeDelivery: 'kind' }
  if (amountOff === 0) return isRate(rate) ? {} : { rate: 'percent' }
  if (rate !== 0) return { amountOff: 'kind' }
  const isAmount = Number.isInteger(amountOff) && amountOff > 0 && amountOff <= LARGEST_AMOUNT / 100
  return isAmount ? {} : { amountOff: 'amount' }
}

export const MAX_SKUS = 200
export const MAX_SUB_CATEGORIES = 50

function scopeProblems({ categories, subCategories, skus }: DiscountTerms): Problems {
  const isKnown = categories.every((category) => CATEGORIES.includes(category))
  const areSkus =
    skus.length <= MAX_SKUS && skus.every((sku) => sku.trim() !== '' && sku.length <= LONGEST_SKU)
  const areKinds =
    subCategories.length <= MAX_SUB_CATEGORIES &&
    subCategories.every((kind) => kind.trim() !== '' && kind.length <= LONGEST_SUB_CATEGORY)
  return {
    ...(!isKnown && { categories: 'products' }),
    ...(!areKinds && { subCategories: 'sub_category' }),
    ...(!areSkus && { skus: 'products' }),
  }
}

/** Problems by field. Empty for valid terms. */
export function discountProblems(
  code: string,
  terms: DiscountTerms,
): Partial<Record<DiscountField, DiscountProblem>> {
  const { minimum, startsAt, endsAt, maxUses, maxUsesPerCustomer } = terms
  return {
    ...(!isCode(code) && { code: 'format' }),
    ...kindProblems(terms),
    ...scopeProblems(terms),
    ...(!isCount(maxUsesPerCustomer) && { maxUsesPerCustomer: 'count' }),
    ...(!(Number.isInteger(minimum) && minimum >= 0 && minimum <= LARGEST_AMOUNT / 100) && {
      minimum: 'amount',
    }),
    ...(maxUses !== null && !isCount(maxUses) && { maxUses: 'count' }),
    ...(startsAt !== null && endsAt !== null && endsAt <= startsAt && { endsAt: 'order_of_times' }),
  }
}
