import { byName } from '@little-dunes/domain/catalogue/fields/product-field'
import { SIZE_FILE_FIELDS, type SizeField } from '@little-dunes/domain/catalogue/fields/product-fields'
import { withAltTexts } from '@little-dunes/domain/catalogue/translations/alt-texts-in'
import {
  declaredField,
  type FormValues,
  fieldParts,
} from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
import { FIRST_LANGUAGE } from '@little-dunes/domain/i18n/languages'
import { and, eq } from 'drizzle-orm'
import {
  products,
  productTranslations,
  sizeEntries,
  subCategoryTranslations,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import { COLUMN_FIELDS } from '#catalogue/product-columns'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { loadHandles } from '#catalogue/staff/related-products'
import type { Shop } from '#shop'

type Values = Partial<FormValues>

const language = SECOND_LANGUAGE

/** Columns by field name. Alternative texts of both languages are in one column. */
const PRODUCT_COLUMNS = byName(
  COLUMN_FIELDS.filter((name) => name !== 'altTexts'),
  (name) => name,
)
const COLOUR_COLUMNS = { name: 'colorName', swatch: 'swatch', images: 'images' } as const
const SIZE_COLUMNS = {
  sku: 'subSku',
  barcode: 'barcode',
  price: 'price',
  ...byName(SIZE_FILE_FIELDS, (name) => name),
} as const satisfies Record<SizeField, string>

const stored = (field: string, value: unknown): unknown =>
  declaredField(field)?.kind === 'moment' && typeof value === 'number' ? new Date(value) : value

const toColumns = (values: object, columns: Readonly<Record<string, string>>) =>
  Object.fromEntries(
    Object.entries(values).flatMap(([field, value]) => {
      const column = columns[field]
      return column ? [[column, stored(field, value)]] : []
    }),
  )

function byThing(values: Values, kind: 'colour' | 'size'): Map<string, Record<string, unknown>> {
  const things = new Map<string, Record<string, unknown>>()
  for (const [field, value] of Object.entries(values)) {
    const { owner, id, name } = fieldParts(field)
    if (owner === kind) things.set(id, { ...things.get(id), [name]: value })
  }
  return things
}

/** Writes new values of a locked product. `subCategory` is the value after the change. */
export async function writeProduct(
  tx: Shop,
  productId: string,
  values: Values,
  subCategory: string,
): Promise<void> {
  const columns = toColumns(values, PRODUCT_COLUMNS)
  if (Object.keys(columns).length > 0)
    await tx.db.update(products).set(columns).where(eq(products.id, productId))
  await writeTexts(tx, productId, values)
  await writeAltTexts(tx, productId, values)
  if (values.related) {
    const relatedHandles = await loadHandles(tx, values.related)
    await tx.db.update(products).set({ relatedHandles }).where(eq(products.id, productId))
  }
  if (values.subCategoryAr !== undefined) await writeSubCategory(tx, subCategory, values.subCategoryAr)
  for (const [position, id] of (values.colours ?? []).entries())
    await tx.db.update(variants).set({ position }).where(eq(variants.id, id))
  for (const [id, colour] of byThing(values, 'colour')) await writeColour(tx, id, colour)
  for (const [id, size] of byThing(values, 'size'))
    await tx.db.update(sizeEntries).set(toColumns(size, SIZE_COLUMNS)).where(eq(sizeEntries.id, id))
}

async function writeTexts(tx: Shop, productId: string, { nameAr, descriptionAr }: Values) {
  const texts = {
    ...(nameAr !== undefined && { name: nameAr || null }),
    ...(descriptionAr !== undefined && { description: descriptionAr || null }),
  }
  if (Object.keys(texts).length === 0) return
  const target = [productTranslations.productId, productTranslations.language]
  await tx.db
    .insert(productTranslations)
    .values({ productId, language, ...texts })
    .onConflictDoUpdate({ target, set: texts })
}

/** A language that is not saved keeps its texts. */
async function writeAltTexts(tx: Shop, productId: string, { altTexts, altTextsAr }: Values) {
  if (!altTexts && !altTextsAr) return
  const isThis = eq(products.id, productId)
  const [current] = await tx.db.select({ altTexts: products.altTexts }).from(products).where(isThis)
  const before = current?.altTexts ?? {}
  const first = altTexts ? withAltTexts(before, FIRST_LANGUAGE, altTexts) : before
  const both = altTextsAr ? withAltTexts(first, SECOND_LANGUAGE, altTextsAr) : first
  await tx.db.update(products).set({ altTexts: both }).where(isThis)
}

/** Applies to all products with this sub-category. */
async function writeSubCategory(tx: Shop, subCategory: string, name: string) {
  const { subCategory: key, language: inLanguage } = subCategoryTranslations
  const isThis = and(eq(key, subCategory), eq(inLanguage, language))
  if (name === '') await tx.db.delete(subCategoryTranslations).where(isThis)
  else
    await tx.db
      .insert(subCategoryTranslations)
      .values({ subCategory, language, name })
      .onConflictDoUpdate({ target: [key, inLanguage], set: { name } })
}

async function writeColour(tx: Shop, id: string, values: Record<string, unknown>) {
  const columns = toColumns(values, COLOUR_COLUMNS)
  if (Object.keys(columns).length > 0) await tx.db.update(variants).set(columns).where(eq(variants.id, id))
  const { nameAr } = values
  if (typeof nameAr !== 'string') return
  const { variantId, language: inLanguage } = variantTranslations
  if (nameAr === '')
    await tx.db.delete(variantTranslations).where(and(eq(variantId, id), eq(inLanguage, language)))
  else
    await tx.db
      .insert(variantTranslations)
      .values({ variantId: id, language, colorName: nameAr })
      .onConflictDoUpdate({ target: [variantId, inLanguage], set: { colorName: nameAr } })
}
