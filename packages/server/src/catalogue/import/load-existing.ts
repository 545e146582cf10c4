import { and, eq, inArray, type SQL } from 'drizzle-orm'
import {
  products,
  productTranslations,
  sizeEntries,
  subCategoryTranslations,
  variants,
  variantTranslations,
} from '#catalogue/catalogue-tables'
import type { ExistingProduct } from '#catalogue/import/plan/existing-product'
import { SECOND_LANGUAGE } from '#catalogue/second-language'
import type { Database } from '#shop'

export async function loadExisting(
  db: Database,
  handles: string[],
  options?: LoadingOptions,
): Promise<Map<string, ExistingProduct>> {
  const selected = await loadStoredProducts(db, inArray(products.handle, handles), options)
  return new Map(selected.map((existing) => [existing.product.handle, existing]))
}

interface LoadingOptions {
  /** Locks products and sizes until the transaction ends, in the order in which orders lock sizes. */
  locked?: boolean
}

/** Products with everything that an import may change, in the order of their ids. Always six queries. */
export async function loadStoredProducts(
  db: Database,
  which: SQL,
  { locked = false }: LoadingOptions = {},
): Promise<ExistingProduct[]> {
  const selected = db.select().from(products).where(which).orderBy(products.id)
  const rows = await (locked ? selected.for('no key update') : selected)
  if (rows.length === 0) return []
  const ids = rows.map(({ id }) => id)
  const ofIds = db
    .select()
    .from(sizeEntries)
    .where(inArray(sizeEntries.productId, ids))
    .orderBy(sizeEntries.id)
  const sizes = await (locked ? ofIds.for('no key update') : ofIds)
  const texts = await loadTexts(db, ids)
  const kinds = await loadKinds(db, [...new Set(rows.map(({ subCategory }) => subCategory))])
  const coloursByProduct = Map.groupBy(await loadColours(db, ids), ({ productId }) => productId)
  const sizesByProduct = Map.groupBy(sizes, ({ productId }) => productId)
  return rows.map((product) => ({
    product: {
      ...product,
      nameAr: texts.get(product.id)?.name ?? '',
      descriptionAr: texts.get(product.id)?.description ?? '',
      subCategoryAr: kinds.get(product.subCategory) ?? '',
    },
    variants: coloursByProduct.get(product.id) ?? [],
    sizes: sizesByProduct.get(product.id) ?? [],
  }))
}

async function loadTexts(db: Database, ids: string[]) {
  const { productId, language } = productTranslations
  const rows = await db
    .select()
    .from(productTranslations)
    .where(and(inArray(productId, ids), eq(language, SECOND_LANGUAGE)))
  return new Map(rows.map((row) => [row.productId, row]))
}

async function loadKinds(db: Database, names: string[]) {
  const { subCategory, language } = subCategoryTranslations
  const rows = await db
    .select()
    .from(subCategoryTranslations)
    .where(and(inArray(subCategory, names), eq(language, SECOND_LANGUAGE)))
  return new Map(rows.map((row) => [row.subCategory, row.name]))
}

async function loadColours(db: Database, ids: string[]) {
  const { variantId, language } = variantTranslations
  const rows = await db
    .select({ colour: variants, nameAr: variantTranslations.colorName })
    .from(variants)
    .leftJoin(variantTranslations, and(eq(variantId, variants.id), eq(language, SECOND_LANGUAGE)))
    .where(inArray(variants.productId, ids))
    .orderBy(variants.id)
  return rows.map(({ colour, nameAr }) => ({ ...colour, nameAr: nameAr ?? '' }))
}
