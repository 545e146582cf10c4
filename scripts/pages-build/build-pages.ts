import { buildBackoffice } from './build-backoffice.ts'
import { buildStorefront } from './build-storefront.ts'

/** Builds the shop and the back office in parallel, each when it is stale; false if one failed. */
export const buildPages = async (): Promise<boolean> =>
  (await Promise.all([buildStorefront(), buildBackoffice()])).every(Boolean)
