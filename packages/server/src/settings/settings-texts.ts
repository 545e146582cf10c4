import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { translateTexts } from '@little-dunes/domain/translations'
import { eq } from 'drizzle-orm'
import { settingsTranslations, type shopSettings } from '#settings/settings-tables'
import type { Shop } from '#shop'

type Settings = Pick<typeof shopSettings.$inferSelect, 'shopName' | 'sizeChartWeightHeading' | 'sizeChart'>

/** Texts of the settings in a language, with the first language as fallback. */
export async function settingsTexts(shop: Shop, settings: Settings, language: Language): Promise<Settings> {
  const { shopName, sizeChartWeightHeading, sizeChart } = settings
  if (language === FIRST_LANGUAGE) return { shopName, sizeChartWeightHeading, sizeChart }
  const [row] = await shop.db
    .select()
    .from(settingsTranslations)
    .where(eq(settingsTranslations.language, language))
  const { texts } = translateTexts({ shopName, sizeChartWeightHeading }, language, row && { [language]: row })
  const ages = Object.fromEntries(sizeChart.map(({ size, age }) => [size, age]))
  const read = translateTexts(ages, language, row && { [language]: row.sizeChartAges })
  const rows = sizeChart.map((one) => ({ ...one, age: read.texts[one.size] ?? one.age }))
  return { ...texts, sizeChart: rows }
}
