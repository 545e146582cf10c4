import type { Language } from '@little-dunes/domain/i18n/languages'
import { type Carrier, carrierNameIn } from '@little-dunes/domain/orders/shipping/carriers'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

export async function readCarriers(shop: Pick<Shop, 'db'>): Promise<Carrier[]> {
  const [settings] = await shop.db.select({ carriers: shopSettings.carriers }).from(shopSettings)
  if (!settings) throw new Error('The shop_settings table is empty')
  return settings.carriers.map(({ nameAr = '', ...carrier }) => ({ ...carrier, nameAr }))
}

/** Returns a function that translates the carrier name of a parcel. */
export async function readCarrierNames(shop: Pick<Shop, 'db'>, language: Language) {
  const carriers = await readCarriers(shop)
  return (name: string): string => carrierNameIn(carriers, name, language)
}
