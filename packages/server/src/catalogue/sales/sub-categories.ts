import type { Category } from '@little-dunes/domain/catalogue/product'
import { FIRST_LANGUAGE, type Language } from '@little-dunes/domain/i18n/languages'
import { and, eq, inArray, ne } from 'drizzle-orm'
import { products, subCategoryTranslations } from '#catalogue/catalogue-tables'
import type { Database } from '#shop'

/** The sub-categories of all products, including drafts and archived ones, from an index-only scan. */
export const selectSubCategories = (db: Database) =>
  db
    .selectDistinct({ category: products.category, name: products.subCategory })
    .from(products)
    .where(ne(products.subCategory, ''))
    .orderBy(products.category, products.subCategory)

/** Sorted names of sub-categories in a language. One without a translation keeps its name. */
export async function labelsOfSubCategories(
  db: Database,
  names: readonly string[],
  language: Language,
): Promise<string[]> {
  if (language === FIRST_LANGUAGE || names.length === 0) return [...names]
  const { subCategory, name, language: inLanguage } = subCategoryTranslations
  const rows = await db
    .select({ subCategory, name })
    .from(subCategoryTranslations)
    .where(and(inArray(subCategory, [...names]), eq(inLanguage, language)))
  const labels = new Map(rows.map((row) => [row.subCategory, row.name]))
  return names.map((one) => labels.get(one) || one)
}

/** Each of these sub-categories has a product in one of the categories, or in any category if none is given. */
export async function areSubCategories(
  db: Database,
  categories: readonly Category[],
  names: readonly string[],
): Promise<boolean> {
  if (names.length === 0) return true
  const rows = await db
    .selectDistinct({ name: products.subCategory })
    .from(products)
    .where(
      and(
        inArray(products.subCategory, [...names]),
        categories.length > 0 ? inArray(products.category, [...categories]) : undefined,
      ),
    )
  return rows.length === new Set(names).size
}
