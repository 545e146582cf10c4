/** Audiences of the shop (DATA-03), and the values of the Gender filter (LIST-01). */
export const CATEGORIES = ['Boys', 'Girls', 'Unisex'] as const
export type Category = (typeof CATEGORIES)[number]

/** Only published products are in the shop. Scheduled products publish themselves. */
export const PRODUCT_STATUSES = ['draft', 'scheduled', 'published', 'archived'] as const
export type ProductStatus = (typeof PRODUCT_STATUSES)[number]

/** Maximum characters of an alt text; Shopify's own limit. */
export const LONGEST_ALT_TEXT = 512
/** Maximum characters of an SKU or article number; Shopify's own limit. */
export const LONGEST_SKU = 255
export const LONGEST_SUB_CATEGORY = 80
