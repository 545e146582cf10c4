import type { ContentFact, ContentFacts } from '@little-dunes/domain/content/fill-facts'
import { bidiIsolate } from '@little-dunes/domain/i18n/arabic-writing'
import { FIRST_LANGUAGE, type Language, type MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { writeAmount } from '@little-dunes/domain/messages/write-amount'
import type { Fils } from '@little-dunes/domain/money'
import { eq } from 'drizzle-orm'
import { getCurrencyFormats } from '#settings/read-currency-format'
import { readSeller } from '#settings/read-seller'
import { readShopName } from '#settings/read-shop-name'
import { settingsTranslations, shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Isolates words from the direction of the surrounding text. */
const isolated: MessagesByLanguage<(text: string) => string> = {
  en: (text) => text,
  ar: (text) => text && bidiIsolate(text),
}

/** Empty without a translation. Texts then leave out the sentence about opening times. */
async function translatedTimes(shop: Shop, language: Language): Promise<string> {
  const { openingTimes: times, language: of } = settingsTranslations
  const [row] = await shop.db.select({ times }).from(settingsTranslations).where(eq(of, language))
  return row?.times ?? ''
}

export async function readContentFacts(shop: Shop, language: Language): Promise<ContentFacts> {
  const [settings] = await shop.db.select().from(shopSettings)
  if (!settings) throw new Error('The shop_settings table is empty')
  const format = getCurrencyFormats(settings)[language]
  const amount = (fils: Fils): string => writeAmount[language](fils, format)
  const word = isolated[language]
  const { en: first, [language]: seller } = await readSeller(shop)
  const { deliveryFee, freeDeliveryAbove, expressFee, ...words } = settings
  return {
    shopName: word((await readShopName(shop))[language]),
    deliveryFee: amount(deliveryFee),
    freeDeliveryAbove: amount(freeDeliveryAbove),
    expressFee: amount(expressFee),
    helpEmail: word(words.helpEmail),
    phone: word(words.phone),
    openingTimes: language === FIRST_LANGUAGE ? words.openingTimes : await translatedTimes(shop, language),
    sellerName: seller.name || word(first.name),
    sellerAddress: seller.address || word(first.address),
    sellerTrn: word(words.sellerTrn),
  } satisfies Record<ContentFact, string>
}
