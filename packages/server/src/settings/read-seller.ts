import { FIRST_LANGUAGE, LANGUAGES, type MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { settingsTranslations, shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

type Seller = { name: string; address: string }

/** The seller in each language. Empty without a translation. */
export async function readSeller({ db }: Pick<Shop, 'db'>): Promise<MessagesByLanguage<Seller>> {
  const { language, sellerName, sellerAddress } = settingsTranslations
  const first = { name: shopSettings.sellerName, address: shopSettings.sellerAddress }
  const [written] = await db.select(first).from(shopSettings)
  const translated = await db
    .select({ language, name: sellerName, address: sellerAddress })
    .from(settingsTranslations)
  const rows = [{ language: FIRST_LANGUAGE, ...written }, ...translated]
  const inLanguages = LANGUAGES.map((one) => {
    const { name, address } = rows.find((row) => row.language === one) ?? {}
    return [one, { name: name ?? '', address: address ?? '' }]
  })
  return Object.fromEntries(inLanguages) as MessagesByLanguage<Seller>
}
