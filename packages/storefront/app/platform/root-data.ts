import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { WireContent } from '@little-dunes/domain/contract/content/content-calls'
import type { WireSettings } from '@little-dunes/domain/contract/settings/settings-calls'
import { useRouteLoaderData } from 'react-router'

/** Settings that every page carries, the writing of amounts where it is not the first; size chart, delivery plan and terms of returns travel with the pages that show them. */
export type ShopSettings = Omit<
  WireSettings,
  | 'sizeChart'
  | 'sizeChartWeightHeading'
  | 'deliveryPlan'
  | 'strictWasPrices'
  | 'returnDays'
  | 'pickupFee'
  | 'currencyWriting'
> &
  Partial<Pick<WireSettings, 'currencyWriting'>>

export interface RootData {
  settings: ShopSettings
  /** What the staff has changed of banner and footer. */
  content: WireContent
  /** The ways into the shop where it has not all of them, or no such discounts as its texts promise. */
  assortment?: Assortment
  /** Of the copyright line (SHELL-48). */
  year: number
  /** Public address of the shop; null when not configured. */
  publicUrl: string | null
}

/** What the root of the page has loaded; null only on a page that says that loading failed. */
export const useRootData = (): RootData | null => useRouteLoaderData<RootData>('root') ?? null

/** The name of the shop in the language of the page; empty only on a page that says that loading failed. */
export const useShopName = (): string => useRootData()?.settings.shopName ?? ''

/** The ways into the shop; undefined stands for all. */
export const useAssortment = (): Partial<Assortment> => useRootData()?.assortment ?? {}
