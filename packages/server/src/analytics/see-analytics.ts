import { analyticsSpans, dubaiDay } from '@little-dunes/domain/analytics-spans'
import type { Figures } from '@little-dunes/domain/contract/analytics/analytics-calls'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { bestSellers, loadCodeUses, loadMissedSearches, sizesRunningOut } from '#analytics/analytics-lists'
import { loadReturnReasons } from '#analytics/return-reasons'
import { loadSales } from '#analytics/sales-by-span'
import { withProductNames, withSizeNames } from '#catalogue/staff-names'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'

/** All analytics up to a day. Reads only the daily sums, which keeps the cost independent of the number of orders. */
export async function loadAnalytics(
  shop: Shop,
  { by, until }: ParsedInput<'GET /api/staff/analytics'>,
): Promise<Figures & { sizes: Awaited<ReturnType<typeof sizesRunningOut>> }> {
  const today = dubaiDay(shop.now().getTime())
  const last = until ?? today
  const spans = analyticsSpans(by, last)
  const whole = { from: spans.spans[0]?.from ?? last, until: last }
  const [sales, returns, codes, items, sizes, searches] = await Promise.all([
    loadSales(shop, spans),
    loadReturnReasons(shop, whole),
    loadCodeUses(shop, whole),
    bestSellers(shop, last),
    sizesRunningOut(shop, last),
    loadMissedSearches(shop, whole),
  ])
  return { today, until: last, ...sales, returns, codes, items, sizes, searches }
}

export const seeAnalytics: Operation<'GET /api/staff/analytics'> = async (
  shop,
  _member,
  input,
  { language },
) => {
  const figures = await loadAnalytics(shop, input)
  return {
    ...figures,
    items: await withProductNames(shop.db, language, figures.items),
    sizes: await withSizeNames(shop.db, language, figures.sizes),
  }
}
