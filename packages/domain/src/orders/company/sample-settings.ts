import type { Language } from '#i18n/languages'
import type { SettingName, ShopSettings } from '#settings/shop-settings'

/** Name of a new shop. No other code contains it. */
export const SAMPLE_SHOP_NAME: Readonly<Record<Language, string>> = { en: 'Little Dunes', ar: 'ليتل ديونز' }

/** Company details of a new shop, until it enters its own. They all appear on tax documents. */
export const SAMPLE_SETTINGS = {
  sellerName: 'Little Dunes Trading L.L.C',
  sellerNameAr: 'ليتل ديونز للتجارة ذ.م.م',
  sellerAddress: 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE',
  sellerAddressAr: 'مستودع 7، القوز الصناعية 3، دبي، الإمارات',
  /** Belongs to no company. */
  sellerTrn: '100000000000003',
  helpEmail: 'help@littledunes.example',
  phone: '+971 4 000 0000',
} as const satisfies Partial<ShopSettings>
export type CompanySettings = Pick<ShopSettings, keyof typeof SAMPLE_SETTINGS>

export const samplesIn = (settings: CompanySettings): (keyof CompanySettings & SettingName)[] =>
  (Object.keys(SAMPLE_SETTINGS) as (keyof CompanySettings)[]).filter(
    (name) => settings[name] === SAMPLE_SETTINGS[name],
  )

/** Sample values that a shop with its own TRN must replace before it issues tax documents. Empty without an own TRN. */
export const getSamplesBesideTrn = (settings: CompanySettings) =>
  settings.sellerTrn === SAMPLE_SETTINGS.sellerTrn ? [] : samplesIn(settings)
