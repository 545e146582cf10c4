import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'

/** Builds the shop and the back office side by side, each when it is stale; false when one failed. */
export const buildPages = async (): Promise<boolean> =>
  (await Promise.all([buildStorefront(), buildBackoffice()])).every(Boolean)
