import { FIRST_LANGUAGE, LANGUAGES, type MessagesByLanguage } from '@little-dunes/domain/i18n/languages'
import { sql } from 'drizzle-orm'
import { settingsTranslations, shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

/** Shop name by language, with the first language as fallback. */
export async function readShopName({ db }: Pick<Shop, 'db'>): Promise<MessagesByLanguage<string>> {
  const rows = await db
    .select({
      first: shopSettings.shopName,
      language: settingsTranslations.language,
      name: settingsTranslations.shopName,
    })
    .from(shopSettings)
    .leftJoin(settingsTranslations, sql`true`)
  const first = rows[0]?.first ?? ''
  const nameIn = (language: string) => rows.find((row) => row.language === language)?.name || first
  return Object.fromEntries(
    LANGUAGES.map((language) => [language, language === FIRST_LANGUAGE ? first : nameIn(language)]),
  ) as MessagesByLanguage<string>
}
