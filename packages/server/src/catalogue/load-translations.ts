import type { ProductTexts } from '@little-dunes/domain/catalogue/product'
import type { Language } from '@little-dunes/domain/i18n/languages'
import type { Translation, Translations } from '@little-dunes/domain/translations'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import {
  productTranslations,
  subCategoryTranslations,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import type { Database } from '#shop'

export interface CatalogueTranslations {
  ofProduct(product: { id: string; subCategory: string }): Translations<ProductTexts>
  ofVariant(id: string): Translations<{ colorName: string }>
}

/** Limits the translations. Without it, all are loaded. */
export interface TranslationScope {
  /** All languages if undefined. */
  language?: Language
  productIds: readonly string[]
  variantIds: readonly string[]
  subCategories: readonly string[]
}

/**
 * One of these values, or any if undefined. One statement of one shape, which is prepared once for any number of
 * values.
 */
export const only = (column: PgColumn, values: readonly string[] | undefined): SQL | undefined =>
  values && sql`${column} = ANY(${sql.param([...values])})`

const byLanguage = <Row extends { language: Language }, Texts>(
  rows: readonly Row[] | undefined,
  toTexts: (row: Row) => Texts,
): { [Other in Language]?: Texts } =>
  Object.fromEntries((rows ?? []).map((row) => [row.language, toTexts(row)]))

/** Always three queries. */
export async function loadTranslations(
  db: Database,
  scope?: TranslationScope,
): Promise<CatalogueTranslations> {
  const inLanguage = (column: PgColumn) => (scope?.language ? eq(column, scope.language) : undefined)
  const productRows = await db
    .select()
    .from(productTranslations)
    .where(
      and(inLanguage(productTranslations.language), only(productTranslations.productId, scope?.productIds)),
    )
  const variantRows = await db
    .select()
    .from(variantTranslations)
    .where(
      and(inLanguage(variantTranslations.language), only(variantTranslations.variantId, scope?.variantIds)),
    )
  const { subCategory, language } = subCategoryTranslations
  const kindRows = await db
    .select()
    .from(subCategoryTranslations)
    .where(and(inLanguage(language), only(subCategory, scope?.subCategories)))
  const ofProducts = Map.groupBy(productRows, (row) => row.productId)
  const ofVariants = Map.groupBy(variantRows, (row) => row.variantId)
  const ofKinds = Map.groupBy(kindRows, (row) => row.subCategory)
  return {
    ofProduct({ id, subCategory: kind }) {
      const productTexts = byLanguage(ofProducts.get(id), ({ name, description }) => ({ name, description }))
      const kinds = byLanguage(ofKinds.get(kind), ({ name }) => ({ subCategory: name }))
      return merged(productTexts, kinds)
    },
    ofVariant: (id) => byLanguage(ofVariants.get(id), ({ colorName }) => ({ colorName })),
  }
}

type PartByLanguage = { [Other in Language]?: Translation<ProductTexts> }

const merged = (productTexts: PartByLanguage, kinds: PartByLanguage): Translations<ProductTexts> =>
  Object.fromEntries(
    [...new Set([...Object.keys(productTexts), ...Object.keys(kinds)] as Language[])].map((language) => [
      language,
      { ...productTexts[language], ...kinds[language] },
    ]),
  )
