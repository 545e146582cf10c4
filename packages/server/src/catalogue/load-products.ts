import type { Product, Variant } from '@little-dunes/domain/catalogue/product'
import { withLowestPrice } from '@little-dunes/domain/catalogue/size-prices'
import { asc, desc, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { type CatalogueTranslations, loadTranslations, only } from '#catalogue/load-translations'
import type { CatalogueEntry } from '#catalogue/memory/catalogue-snapshot'
import { scheduledColumns } from '#catalogue/sales/apply-schedules'
import { shownFields } from '#catalogue/shown-fields'
import { SOLD_PRODUCT_COLUMNS, type SoldProductRow } from '#catalogue/sold-columns'
import type { Database } from '#shop'

/** Only the columns that are shown, since sizes have many rows. */
const SHOWN_SIZE_COLUMNS = {
  variantId: sizeEntries.variantId,
  size: sizeEntries.size,
  price: sizeEntries.price,
  available: sizeEntries.available,
  subSku: sizeEntries.subSku,
}

type SizeRow = Pick<typeof sizeEntries.$inferSelect, keyof typeof SHOWN_SIZE_COLUMNS>
type VariantRow = typeof variants.$inferSelect
type ProductRow = SoldProductRow

function toVariant(
  row: VariantRow,
  entries: readonly SizeRow[],
  { ofVariant }: CatalogueTranslations,
): Variant {
  const sizes = entries.map(({ size, price, available, subSku }) => ({
    size,
    ...(price === null ? {} : { price }),
    stocks: available,
    subSKU: subSku,
  }))
  const { colorName, swatch, images } = row
  return {
    colorName,
    swatch,
    images,
    sizes,
    stocks: sizes.reduce((sum, entry) => sum + entry.stocks, 0),
    translations: ofVariant(row.id),
  }
}

function toProduct(
  row: ProductRow,
  productVariants: Variant[],
  { ofProduct }: CatalogueTranslations,
): Product {
  const covers = productVariants.flatMap(({ images }) => images.slice(0, 1))
  return withLowestPrice({
    ...shownFields(row),
    // A product with pictures only on its colours is shown by the first picture of each.
    image: row.image.length > 0 ? row.image : covers,
    variants: productVariants,
    translations: ofProduct(row),
  })
}

/** The catalogue at a later time, with a product that may be unpublished. */
export interface CatalogueMoment {
  at: Date
  productId: string | null
}

/** Limits the products and sets the time of their state. Without it, all products in their current state. */
export interface ProductScope {
  ids?: readonly string[]
  moment?: CatalogueMoment
}

/** Rows in list order (D-14). With a moment, each row has the state of its schedules at that time. */
function selectRows(db: Database, { ids, moment }: ProductScope): Promise<ProductRow[]> {
  const { publishedAt, publishAt, status, id } = products
  const since = sql`CASE WHEN ${status} = 'scheduled' THEN ${publishAt} ELSE ${publishedAt} END`
  return db
    .select({ ...SOLD_PRODUCT_COLUMNS, ...(moment && scheduledColumns(moment.at)) })
    .from(products)
    .where(only(id, ids))
    .orderBy(moment ? desc(since) : desc(publishedAt), asc(id))
}

function isShown({ id, status, publishAt }: ProductRow, moment: CatalogueMoment | undefined): boolean {
  if (status === 'published') return true
  if (!moment) return false
  const isDue = status === 'scheduled' && publishAt !== null && publishAt <= moment.at
  return isDue || id === moment.productId
}

/**
 * Products in list order (D-14) without drafts and archived ones, in their current state or that of a moment. Always
 * six queries.
 */
export async function loadProducts(db: Database, scope: ProductScope = {}): Promise<CatalogueEntry[]> {
  const { ids, moment } = scope
  const productRows = await selectRows(db, scope)
  const variantRows = await db
    .select()
    .from(variants)
    .where(only(variants.productId, ids))
    .orderBy(asc(variants.position))
  const sizeRows = await db
    .select(SHOWN_SIZE_COLUMNS)
    .from(sizeEntries)
    .where(only(sizeEntries.productId, ids))
    .orderBy(asc(sizeEntries.position))
  const translations = await loadTranslations(
    db,
    ids && {
      productIds: ids,
      variantIds: variantRows.map(({ id }) => id),
      subCategories: productRows.map(({ subCategory }) => subCategory),
    },
  )
  const sizesByVariant = Map.groupBy(sizeRows, (row) => row.variantId)
  const variantsByProduct = Map.groupBy(variantRows, (row) => row.productId)
  return productRows
    .filter((row) => isShown(row, moment))
    .map((row) => ({
      publishedAt: row.publishedAt.getTime(),
      product: toProduct(
        row,
        (variantsByProduct.get(row.id) ?? []).map((variant) =>
          toVariant(variant, sizesByVariant.get(variant.id) ?? [], translations),
        ),
        translations,
      ),
    }))
}
