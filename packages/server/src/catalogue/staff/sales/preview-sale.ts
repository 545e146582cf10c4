import { displayedPrice } from '@little-dunes/domain/catalogue/pricing'
import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { PlannedPrice } from '@little-dunes/domain/contract/catalogue/staff/sale-calls'
import { and, eq, inArray } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { loadRecentPrices } from '#catalogue/sales/price-history'
import { withProductNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'

const MAX_SHOWN = 20

function selectionSql({ category, subCategory, productIds }: ParsedInput<'POST /api/staff/sales/preview'>) {
  if (productIds.length > 0) return inArray(products.id, productIds.filter(isUuid))
  return and(
    category === null ? undefined : eq(products.category, category),
    subCategory === null ? undefined : eq(products.subCategory, subCategory),
  )
}

export const previewSale: Operation<'POST /api/staff/sales/preview'> = async (
  shop,
  _member,
  input,
  { language },
) => {
  const { id, name, status } = products
  const selected = await shop.db
    .select({ productId: id, name })
    .from(products)
    .where(and(eq(status, 'published'), selectionSql(input)))
  const prices = await loadRecentPrices(
    shop,
    selected.map(({ productId }) => productId),
  )
  const cheaper = selected
    .flatMap(({ productId, name }): PlannedPrice[] => {
      const { current: was = null, lowest = null } = prices.get(productId) ?? {}
      if (was === null || lowest === null || lowest >= was) return []
      const terms = { price: was, discount: input.percent, flashsale: false, flashDiscount: 0 }
      return [{ productId, name, was, reduced: displayedPrice(terms), lowest }]
    })
    .toSorted((a, b) => b.was - b.lowest - (a.was - a.lowest))
  return {
    selected: selected.length,
    cheaperBefore: cheaper.length,
    products: await withProductNames(shop.db, language, cheaper.slice(0, MAX_SHOWN)),
  }
}
