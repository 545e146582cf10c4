import type { Language } from '#i18n/languages'
import type { SettingName, ShopSettings } from '#settings/shop-settings'

/** The name of a new shop. The code has it nowhere else. */
export const SAMPLE_SHOP_NAME: Readonly<Record<Language, string>> = { en: 'Little Dunes', ar: 'ليتل ديونز' }

/** What a new shop says of its company until it has entered its own; all of it stands on tax documents. */
export const SAMPLE_SETTINGS = {
  sellerName: 'Little Dunes Trading L.L.C',
  sellerNameAr: 'ليتل ديونز للتجارة ذ.م.م',
  sellerAddress: 'Warehouse 7, Al Quoz Industrial 3, Dubai, UAE',
  sellerAddressAr: 'مستودع 7، القوز الصناعية 3، دبي، الإمارات',
  /** Of no company. */
  sellerTrn: '100000000000003',
  helpEmail: 'help@littledunes.example',
  phone: '+971 4 000 0000',
} as const satisfies Partial<ShopSettings>
export type CompanySettings = Pick<ShopSettings, keyof typeof SAMPLE_SETTINGS>

/** The settings that still have the values of a new shop. */
export const samplesIn = (settings: CompanySettings): (keyof CompanySettings & SettingName)[] =>
  (Object.keys(SAMPLE_SETTINGS) as (keyof CompanySettings)[]).filter(
    (name) => settings[name] === SAMPLE_SETTINGS[name],
  )

/** Of a shop with a TRN of its own, what it has to enter before tax documents are issued; of others nothing. */
export const samplesBesideOwnTrn = (settings: CompanySettings) =>
  settings.sellerTrn === SAMPLE_SETTINGS.sellerTrn ? [] : samplesIn(settings)
