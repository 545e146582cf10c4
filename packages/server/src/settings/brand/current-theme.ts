import { brandedTheme } from '#settings/brand/branded-theme'
import { shopSettings } from '#settings/settings-tables'
import type { Database } from '#shop'
import type { Brand } from '#theme/brand'
import type { CurrentTheme, Theme } from '#theme/theme'

async function readBrand(db: Database): Promise<Brand | null> {
  const { logo, brandColour, accentColour, groundColour } = shopSettings
  const [brand] = await db.select({ logo, brandColour, accentColour, groundColour }).from(shopSettings)
  return brand ?? null
}

/** Reads the settings each time, so every process shows a change immediately. */
export function openTheme(db: Database, surroundings: Parameters<typeof brandedTheme>[1]): CurrentTheme {
  let last: { key: string; theme: Promise<Theme | null> } | null = null
  return {
    base: surroundings.base,
    async read() {
      // If the database is unavailable, the shop keeps its last look.
      const brand = await readBrand(db).catch(() => null)
      if (!brand) return last?.theme ?? surroundings.base
      const key = JSON.stringify(brand)
      if (last?.key !== key) last = { key, theme: brandedTheme(brand, surroundings) }
      return last.theme
    },
  }
}
