import type { Language, MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { toWordFormat, writeAmount } from '@little-dunes/domain/messages/write-amount'
import type { Fils } from '@little-dunes/domain/money'
import type { CurrencyFormat } from '@little-dunes/domain/settings/currency-formats'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

export const getCurrencyFormats = ({ currencyFormat, currencyFormatAr }: typeof shopSettings.$inferSelect) =>
  ({ en: currencyFormat, ar: currencyFormatAr }) satisfies MessagesByLanguage<CurrencyFormat>

/** Never with the currency sign, which the fonts of mailboxes lack. */
export async function readAmountWriter(shop: Shop, language: Language): Promise<(fils: Fils) => string> {
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings) throw new Error('The shop_settings table is empty')
  const format: CurrencyFormat = getCurrencyFormats(settings)[language]
  return (fils) => writeAmount[language](fils, toWordFormat(language, format))
}
