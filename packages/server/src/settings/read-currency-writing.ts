import type { Language, MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { writeAmount, writingInWords } from '@little-dunes/domain/messages/write-amount'
import type { Fils } from '@little-dunes/domain/money'
import type { CurrencyWriting } from '@little-dunes/domain/settings/currency-writings'
import { shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

export const currencyWritings = ({ currencyWriting, currencyWritingAr }: typeof shopSettings.$inferSelect) =>
  ({ en: currencyWriting, ar: currencyWritingAr }) satisfies MessagesByLanguage<CurrencyWriting>

/** Never with the currency sign, which the fonts of mailboxes lack. */
export async function readAmountWriter(shop: Shop, language: Language): Promise<(fils: Fils) => string> {
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings) throw new Error('The shop has no settings')
  const writing: CurrencyWriting = currencyWritings(settings)[language]
  return (fils) => writeAmount[language](fils, writingInWords(language, writing))
}
