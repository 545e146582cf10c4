import { dubaiDay } from '@little-dunes/domain/analytics-spans'
import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import type { RunningOutSize } from '@little-dunes/domain/contract/home/home-calls'
import type { Language } from '@little-dunes/domain/i18n/languages'
import { sizesRunningOut } from '#analytics/analytics-lists'
import { withSizeNames } from '#catalogue/staff-names'
import type { Shop } from '#shop'

const MAX_SIZES = 5

/** Sizes that sell out soon at the current rate, soonest first, without low sizes, which have their own list. */
export async function runningOutSizes(shop: Shop, language: Language): Promise<RunningOutSize[]> {
  const sizes = await sizesRunningOut(shop, dubaiDay(shop.now().getTime()), LOW_STOCK)
  const soonest = sizes.slice(0, MAX_SIZES).map(({ sold: _, ...size }) => size)
  return withSizeNames(shop.db, language, soonest)
}
