import type { WireContent } from '@little-dunes/domain/contract/content-calls'
import type { WireSettings } from '@little-dunes/domain/contract/settings-calls'
import { useRouteLoaderData } from 'react-router'

/** Settings that every page carries; size chart and delivery plan travel with the product page alone. */
export type ShopSettings = Omit<
  WireSettings,
  'sizeChart' | 'sizeChartWeightHeading' | 'deliveryPlan' | 'strictWasPrices'
>

export interface RootData {
  settings: ShopSettings
  /** What the staff has changed of banner and footer. */
  content: WireContent
  /** Of the copyright line (SHELL-48). */
  year: number
  /** Public address of the shop; null when not configured. */
  publicUrl: string | null
}

/** What the root of the page has loaded; null only on a page that says that loading failed. */
export const useRootData = (): RootData | null => useRouteLoaderData<RootData>('root') ?? null
