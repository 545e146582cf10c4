import { SAMPLE_SHOP_NAME } from '@little-dunes/domain/orders/company/sample-settings'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/**
 * Address of the uploaded logo. Undefined means `/logo.svg`, from the theme or of a new shop. Empty means that pages
 * show the shop's name.
 */
export function shopLogo(
  { theme }: Pick<Shop, 'theme'>,
  { logo, shopName }: Pick<typeof shopSettings.$inferSelect, 'logo' | 'shopName'>,
): string | undefined {
  if (logo) return logo
  return theme.base?.hasLogo || shopName === SAMPLE_SHOP_NAME.en ? undefined : ''
}

export async function readShopLogo(shop: Pick<Shop, 'db' | 'theme'>): Promise<string | undefined> {
  const { logo, shopName } = shopSettings
  const [row] = await shop.db.select({ logo, shopName }).from(shopSettings)
  return row && shopLogo(shop, row)
}
