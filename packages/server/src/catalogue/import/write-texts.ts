import type { Language } from '@little-dunes/domain/i18n/languages'
import { and, eq, inArray, sql } from 'drizzle-orm'
import {
  productTranslations,
  subCategoryTranslations,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import type { VariantRow } from '#catalogue/import/plan/existing-product'
import type { ProductChange } from '#catalogue/import/plan/plan-product'
import { PRODUCT_TEXTS } from '#catalogue/product-columns'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import type { Database } from '#shop'

const language: Language = SECOND_LANGUAGE

/** Writes only the texts in the second language that differ from the stored ones. */
export async function writeTexts(db: Database, changes: ProductChange[]): Promise<void> {
  const changed = changes.filter(({ product, before }) =>
    PRODUCT_TEXTS.some((field) => product[field] !== (before?.product[field] ?? '')),
  )
  await writeProductTexts(db, changed)
  await writeKinds(db, changed)
  const colours = changes.flatMap(({ before }) => before?.variants ?? [])
  const stored = new Map(colours.map(({ id, nameAr }) => [id, nameAr]))
  await writeColourTexts(
    db,
    changes.flatMap(({ variants }) => variants),
    stored,
  )
}

async function writeProductTexts(db: Database, changes: ProductChange[]) {
  const rows = changes.map(({ product }) => ({
    productId: product.id,
    language,
    name: product.nameAr || null,
    description: product.descriptionAr || null,
  }))
  if (rows.length > 0)
    await db
      .insert(productTranslations)
      .values(rows)
      .onConflictDoUpdate({
        target: [productTranslations.productId, productTranslations.language],
        set: { name: sql`excluded.name`, description: sql`excluded.description` },
      })
}

/** The last product of a sub-category decides its name. */
async function writeKinds(db: Database, changes: ProductChange[]) {
  const names = new Map(
    changes.flatMap(({ product: { subCategory, subCategoryAr } }) =>
      subCategory === '' || subCategoryAr === '' ? [] : [[subCategory, subCategoryAr] as const],
    ),
  )
  const rows = [...names].map(([subCategory, name]) => ({ subCategory, language, name }))
  if (rows.length > 0)
    await db
      .insert(subCategoryTranslations)
      .values(rows)
      .onConflictDoUpdate({
        target: [subCategoryTranslations.subCategory, subCategoryTranslations.language],
        set: { name: sql`excluded.name` },
      })
}

export async function writeColourTexts(
  db: Database,
  colours: readonly Pick<VariantRow, 'id' | 'nameAr'>[],
  stored: ReadonlyMap<string, string>,
): Promise<void> {
  const changed = colours.filter(({ id, nameAr }) => nameAr !== (stored.get(id) ?? ''))
  const { variantId, language: inLanguage } = variantTranslations
  const without = changed.filter(({ nameAr }) => nameAr === '').map(({ id }) => id)
  if (without.length > 0)
    await db.delete(variantTranslations).where(and(inArray(variantId, without), eq(inLanguage, language)))
  const rows = changed
    .filter(({ nameAr }) => nameAr !== '')
    .map(({ id, nameAr }) => ({ variantId: id, language, colorName: nameAr }))
  if (rows.length > 0)
    await db
      .insert(variantTranslations)
      .values(rows)
      .onConflictDoUpdate({ target: [variantId, inLanguage], set: { colorName: sql`excluded.color_name` } })
}
