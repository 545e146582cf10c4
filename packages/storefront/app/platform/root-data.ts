import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { useRouteLoaderData } from '#platform/address/address'

/**
 * Settings that every page carries, with the format of amounts when it is not the default. Size chart, delivery plan
 * and return terms are sent with the pages that show them.
 */
export type ShopSettings = Omit<
  WireSettings,
  | 'sizeChart'
  | 'sizeChartWeightHeading'
  | 'deliveryPlan'
  | 'strictWasPrices'
  | 'returnDays'
  | 'pickupFee'
  | 'currencyFormat'
> &
  Partial<Pick<WireSettings, 'currencyFormat'>>

export interface RootData {
  settings: ShopSettings
  /** The team's changes to banner and footer. */
  content: WireContent
  /** Only present when the shop lacks audiences or departments, or has smaller discounts than its texts promise. */
  assortment?: Assortment
  /** Year of the copyright line (SHELL-48). */
  year: number
  /** Public address of the shop; null when not configured. */
  publicUrl: string | null
}

/** Null only on a page that says that loading failed. */
export const useRootData = (): RootData | null => useRouteLoaderData<RootData>('root') ?? null

/** The name of the shop in the language of the page; empty only on a page that says that loading failed. */
export const useShopName = (): string => useRootData()?.settings.shopName ?? ''

/** Undefined fields mean all. */
export const useAssortment = (): Partial<Assortment> => useRootData()?.assortment ?? {}
