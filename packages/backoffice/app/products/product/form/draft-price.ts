import type { PricingFields } from '@little-dunes/domain/catalogue/product'
import { spanState } from '@little-dunes/domain/catalogue/sales/sale-terms'
import type { WholeProduct } from '@little-dunes/domain/contract/catalogue/staff/product-fields'
import type { ProductForm } from '#products/product/form/form-context'

type Draft = Pick<ProductForm, 'value' | 'isEdited'>

type Draftable = number | string | null

export const numberOr0 = (value: Draftable): number => (typeof value === 'number' ? value : 0)
/** Invalid percentages count as 0. */
const percentOr0 = (value: Draftable): number => {
  const percent = numberOr0(value)
  return percent > 0 && percent < 100 ? percent : 0
}
const momentOrNull = (value: Draftable): number | null => (typeof value === 'number' ? value : null)

export function draftSpan({ value }: Pick<Draft, 'value'>, name: 'sale' | 'flash', now: number) {
  const span = {
    startsAt: momentOrNull(value(`${name}StartsAt`)),
    endsAt: momentOrNull(value(`${name}EndsAt`)),
  }
  return { ...span, state: spanState(span, now) }
}

/** Inputs of the price, from the draft. */
export function draftPricing(product: Pick<WholeProduct, 'appliedSale'>, form: Draft, now: number) {
  const { value, isEdited } = form
  const draftedSale = draftSpan(form, 'sale', now).state === 'live' ? percentOr0(value('saleDiscount')) : 0
  // `appliedSale` includes sales of many products. It may be this product's stored sale, so it does not count after an
  // edit.
  const isSaleEdited = isEdited('saleDiscount') || isEdited('saleStartsAt') || isEdited('saleEndsAt')
  const otherSale = isSaleEdited ? 0 : product.appliedSale
  return {
    price: numberOr0(value('price')),
    discount: Math.max(percentOr0(value('discount')), draftedSale, otherSale),
    flashsale: value('flashsale') && draftSpan(form, 'flash', now).state === 'live',
    flashDiscount: percentOr0(value('flashDiscount')),
  } satisfies PricingFields
}
