import type { AltTexts } from '@little-dunes/domain/catalogue/product'
import { withAltTexts } from '@little-dunes/domain/catalogue/translations/alt-texts-in'
import type { ProductField } from '@little-dunes/domain/contract/catalogue/staff/product-form'
import type { FormValues } from '@little-dunes/domain/contract/catalogue/staff/product-form-values'
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
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import { readField } from '#catalogue/staff/product-form'
import { handlesOf } from '#catalogue/staff/related-products'
import type { Shop } from '#shop'

const language = SECOND_LANGUAGE

/** Fields that are not written as they are: texts in the second language, alt texts, related products, and the order of the colours. */
type OtherField =
  | 'nameAr'
  | 'descriptionAr'
  | 'subCategoryAr'
  | 'colours'
  | 'altTexts'
  | 'altTextsAr'
  | 'related'

/** Columns of each table by the name of their field; a new field of the form does not compile without its column. */
const PRODUCT_COLUMNS: Record<Exclude<ProductField, OtherField>, keyof typeof products.$inferInsert> = {
  name: 'name',
  description: 'description',
  sku: 'sku',
  category: 'category',
  subCategory: 'subCategory',
  optionName: 'optionName',
  status: 'status',
  publishAt: 'publishAt',
  image: 'image',
  price: 'price',
  discount: 'discount',
  saleDiscount: 'saleDiscount',
  saleStartsAt: 'saleStartsAt',
  saleEndsAt: 'saleEndsAt',
  flashsale: 'flashsale',
  flashDiscount: 'flashDiscount',
  flashStartsAt: 'flashStartsAt',
  flashEndsAt: 'flashEndsAt',
  bestseller: 'bestseller',
  bestofkids: 'bestofkids',
}
const COLOUR_COLUMNS = { name: 'colorName', swatch: 'swatch', images: 'images' } as const
const SIZE_COLUMNS = { sku: 'subSku', barcode: 'barcode', shelf: 'shelf', price: 'price' } as const

/** Fields that hold moments: milliseconds in the form, dates in the columns. */
const MOMENTS: ReadonlySet<string> = new Set<ProductField>([
  'publishAt',
  'saleStartsAt',
  'saleEndsAt',
  'flashStartsAt',
  'flashEndsAt',
])

const stored = (field: string, value: unknown): unknown =>
  MOMENTS.has(field) && typeof value === 'number' ? new Date(value) : value

const pick = (values: FormValues, columns: Record<string, string>): FormValues =>
  Object.fromEntries(
    Object.entries(columns).flatMap(([field, column]) =>
      Object.hasOwn(values, field) ? [[column, stored(field, values[field])]] : [],
    ),
  )

/** The new values of each thing, by its id. */
function byThing(values: FormValues, wanted: string): Map<string, FormValues> {
  const things = new Map<string, FormValues>()
  for (const [field, value] of Object.entries(values)) {
    const { kind, id, name } = readField(field)
    if (kind === wanted) things.set(id, { ...things.get(id), [name]: value })
  }
  return things
}

/** Writes new values of a product that is locked; `subCategory` is the one that it has afterwards. */
export async function writeProduct(
  tx: Shop,
  productId: string,
  values: FormValues,
  subCategory: string,
): Promise<void> {
  const columns = pick(values, PRODUCT_COLUMNS)
  if (Object.keys(columns).length > 0)
    await tx.db.update(products).set(columns).where(eq(products.id, productId))
  await writeTexts(tx, productId, values)
  await writeAltTexts(tx, productId, values)
  if (Array.isArray(values.related)) await writeRelated(tx, productId, values.related)
  if (typeof values.subCategoryAr === 'string') await writeSubCategory(tx, subCategory, values.subCategoryAr)
  if (Array.isArray(values.colours)) await writeOrder(tx, values.colours)
  for (const [id, colour] of byThing(values, 'colour')) await writeColour(tx, id, colour)
  for (const [id, size] of byThing(values, 'size'))
    await tx.db.update(sizeEntries).set(pick(size, SIZE_COLUMNS)).where(eq(sizeEntries.id, id))
}

async function writeTexts(tx: Shop, productId: string, { nameAr, descriptionAr }: FormValues) {
  const texts = {
    ...(typeof nameAr === 'string' && { name: nameAr || null }),
    ...(typeof descriptionAr === 'string' && { description: descriptionAr || null }),
  }
  if (Object.keys(texts).length === 0) return
  const target = [productTranslations.productId, productTranslations.language]
  await tx.db
    .insert(productTranslations)
    .values({ productId, language, ...texts })
    .onConflictDoUpdate({ target, set: texts })
}

/** Both languages are in one column; that of a field which is not saved stays. */
async function writeAltTexts(tx: Shop, productId: string, { altTexts, altTextsAr }: FormValues) {
  const given = [
    ...(isTexts(altTexts) ? [[FIRST_LANGUAGE, altTexts] as const] : []),
    ...(isTexts(altTextsAr) ? [[SECOND_LANGUAGE, altTextsAr] as const] : []),
  ]
  if (given.length === 0) return
  const [held] = await tx.db
    .select({ altTexts: products.altTexts })
    .from(products)
    .where(eq(products.id, productId))
  const written = given.reduce<AltTexts>(
    (texts, [inLanguage, ofLanguage]) => withAltTexts(texts, inLanguage, ofLanguage),
    held?.altTexts ?? {},
  )
  await tx.db.update(products).set({ altTexts: written }).where(eq(products.id, productId))
}

async function writeRelated(tx: Shop, productId: string, ids: unknown[]) {
  const relatedHandles = await handlesOf(tx, ids.map(String))
  await tx.db.update(products).set({ relatedHandles }).where(eq(products.id, productId))
}

const isTexts = (value: unknown): value is Record<string, string> =>
  typeof value === 'object' && value !== null

/** Of all products with this sub-category. */
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

async function writeOrder(tx: Shop, colourIds: unknown[]) {
  for (const [position, id] of colourIds.entries())
    await tx.db
      .update(variants)
      .set({ position })
      .where(eq(variants.id, String(id)))
}

async function writeColour(tx: Shop, id: string, values: FormValues) {
  const columns = pick(values, COLOUR_COLUMNS)
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
