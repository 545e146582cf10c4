import {
  productTranslations,
  subCategoryTranslations,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import type { Shop } from '#shop'
import type { ColourName } from '../../../../demo/catalogue/colours.ts'

const language = 'ar' as const

interface SeededProduct {
  id: string
  handle: string
  colours: readonly { id: string; colorName: ColourName }[]
}

export async function seedArabicTexts({ db }: Shop, products: readonly SeededProduct[]): Promise<void> {
  const { arabicProducts } = await import('../../../../demo/catalogue/arabic-products.ts')
  const { arabicColours } = await import('../../../../demo/catalogue/arabic-names.ts')
  const texts = products.flatMap(({ id, handle }) => {
    const translated = arabicProducts[handle]
    return translated ? [{ productId: id, language, ...translated }] : []
  })
  const names = products.flatMap(({ colours }) =>
    colours.map(({ id, colorName }) => ({ variantId: id, language, colorName: arabicColours[colorName] })),
  )
  await db.insert(productTranslations).values(texts)
  await db.insert(variantTranslations).values(names)
}

export async function seedArabicSubCategories({ db }: Shop): Promise<void> {
  const { arabicSubCategories } = await import('../../../../demo/catalogue/arabic-names.ts')
  const rows = Object.entries(arabicSubCategories).map(([subCategory, name]) => ({
    subCategory,
    language,
    name,
  }))
  await db.insert(subCategoryTranslations).values(rows)
}
