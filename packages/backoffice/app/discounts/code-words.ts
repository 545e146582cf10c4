import type { DiscountTerms } from '@little-dunes/domain/orders/discount-codes'
import { percentText } from '#discounts/code-draft'
import { codesMessages as texts } from '#discounts/codes-messages'
import { formatDateTime, inAed } from '#platform/format'
import { commaList } from '#ui/display/comma-list'
import { type SubCategory, subCategoryLabel } from '#ui/sub-categories/use-sub-categories'

export function periodText({ startsAt, endsAt }: DiscountTerms, now: number): string {
  if (endsAt !== null && endsAt <= now) return texts.ended(formatDateTime(endsAt))
  if (startsAt !== null && endsAt !== null)
    return texts.span(formatDateTime(startsAt), formatDateTime(endsAt))
  if (endsAt !== null) return texts.ends(formatDateTime(endsAt))
  return startsAt !== null && startsAt > now ? texts.starts(formatDateTime(startsAt)) : texts.noEnd
}

const reductionText = ({ rate, amountOff, freeDelivery }: DiscountTerms): string => {
  if (freeDelivery) return texts.freeDelivery
  return amountOff > 0 ? texts.amountOffText(inAed(amountOff)) : texts.percentOff(percentText(rate))
}

const inRow = (facts: (string | false)[]): string => commaList(facts.filter((fact) => fact !== false))

function scopeText(
  { categories, subCategories: kinds, skus }: DiscountTerms,
  subCategories: readonly SubCategory[],
): string {
  const categoryList = inRow(categories.map((category) => texts.categoryNames[category]))
  const narrowed = inRow(kinds.map((kind) => subCategoryLabel(subCategories, kind)))
  return inRow([
    narrowed && categoryList ? texts.inCategories(narrowed, categoryList) : narrowed || categoryList || false,
    skus.length > 0 && texts.articles(skus.length),
  ])
}

export function discountSummary(terms: DiscountTerms, subCategories: readonly SubCategory[]): string {
  const scope = scopeText(terms, subCategories)
  return inRow([
    reductionText(terms),
    scope !== '' && texts.onlyFor(scope),
    terms.fullPriceOnly && texts.fullPriceOnly,
    terms.minimum > 0 && texts.from(inAed(terms.minimum)),
  ])
}

export function limitText(
  { maxUses, maxUsesPerCustomer, firstOrderOnly, customerId }: DiscountTerms,
  customerName: string,
): string {
  const limits = inRow([
    maxUses !== null && texts.inAll(maxUses),
    maxUsesPerCustomer > 1 && texts.perCustomer(maxUsesPerCustomer),
    firstOrderOnly && texts.firstOrder,
  ])
  return inRow([customerId !== null && (customerName || texts.oneCustomer), limits || texts.oncePerCustomer])
}
