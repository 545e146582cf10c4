import type { Product, Variant } from '@little-dunes/domain/catalogue/product'
import { withLowestPrice } from '@little-dunes/domain/catalogue/size-prices'
import { asc, desc } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import { type CatalogueTranslations, loadTranslations } from '#catalogue/load-translations'
import { shownFields } from '#catalogue/shown-fields'
import type { Database } from '#shop'

type SizeRow = typeof sizeEntries.$inferSelect
type VariantRow = typeof variants.$inferSelect
type ProductRow = typeof products.$inferSelect

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

function toProduct(row: ProductRow, ownVariants: Variant[], { ofProduct }: CatalogueTranslations): Product {
  return withLowestPrice({ ...shownFields(row), variants: ownVariants, translations: ofProduct(row) })
}

/** Products in list order (D-14) without drafts and archived ones. Six queries, however many there are. */
export async function loadProducts(db: Database): Promise<Product[]> {
  const inOrder = [desc(products.publishedAt), asc(products.id)]
  const productRows = await db
    .select()
    .from(products)
    .orderBy(...inOrder)
  const variantRows = await db.select().from(variants).orderBy(asc(variants.position))
  const sizeRows = await db.select().from(sizeEntries).orderBy(asc(sizeEntries.position))
  const translations = await loadTranslations(db)
  const sizesOf = Map.groupBy(sizeRows, (row) => row.variantId)
  const variantsOf = Map.groupBy(variantRows, (row) => row.productId)
  return productRows
    .filter((row) => row.status === 'published')
    .map((row) =>
      toProduct(
        row,
        (variantsOf.get(row.id) ?? []).map((variant) =>
          toVariant(variant, sizesOf.get(variant.id) ?? [], translations),
        ),
        translations,
      ),
    )
}
