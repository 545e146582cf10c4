import type { ProductTexts } from '@little-dunes/domain/catalogue/product'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { translateTexts } from '@little-dunes/domain/translations'
import { loadTranslations, type TranslationScope } from '#catalogue/load-translations'
import type { Database } from '#shop'

type ProductNames = Pick<ProductTexts, 'name' | 'subCategory'>

/** Names of the catalogue in the language of the team member. Each falls back to the first language. */
export interface CatalogueNames {
  product(row: ProductNames & { id: string }): ProductNames
  colour(row: { id: string; colorName: string }): string
}

const AS_STORED: CatalogueNames = {
  product: ({ name, subCategory }) => ({ name, subCategory }),
  colour: ({ colorName }) => colorName,
}

export async function loadNames(
  db: Database,
  { language, ...ids }: Partial<TranslationScope> & { language: Language },
): Promise<CatalogueNames> {
  if (language === FIRST_LANGUAGE) return AS_STORED
  const none = { productIds: [], variantIds: [], subCategories: [] }
  const { ofProduct, ofVariant } = await loadTranslations(db, { ...none, ...ids, language })
  return {
    product: ({ id, name, subCategory }) =>
      translateTexts<ProductNames>({ name, subCategory }, language, ofProduct({ id, subCategory })).texts,
    colour: ({ id, colorName }) => translateTexts({ colorName }, language, ofVariant(id)).texts.colorName,
  }
}

export async function withProductNames<Row extends { productId: string; name: string }>(
  db: Database,
  language: Language,
  rows: Row[],
): Promise<Row[]> {
  const productIds = [...new Set(rows.map(({ productId }) => productId))]
  const names = await loadNames(db, { language, productIds })
  return rows.map((row) => {
    const { name } = names.product({ id: row.productId, name: row.name, subCategory: '' })
    return { ...row, name }
  })
}

export async function withSizeNames<
  Row extends { productId: string; name: string; variantId: string; colour: string },
>(db: Database, language: Language, rows: Row[]) {
  const variantIds = [...new Set(rows.map(({ variantId }) => variantId))]
  const names = await loadNames(db, { language, variantIds })
  return (await withProductNames(db, language, rows)).map(({ variantId, ...row }) => ({
    ...row,
    colour: names.colour({ id: variantId, colorName: row.colour }),
  }))
}
