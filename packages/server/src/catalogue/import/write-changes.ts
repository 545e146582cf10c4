import { and, eq, inArray, or, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { ProductChange, SizeRow, VariantRow } from '#catalogue/import/plan-product'
import type { Database } from '#shop'

/** Rows in one statement; PostgreSQL takes 65,535 parameters. */
const MOST_ROWS = 1_000

/** What an import may change of a product; the rest belongs to the shop. */
const productFields = {
  name: sql`excluded.name`,
  sku: sql`excluded.sku`,
  description: sql`excluded.description`,
  category: sql`excluded.category`,
  subCategory: sql`excluded.sub_category`,
  price: sql`excluded.price`,
  discount: sql`excluded.discount`,
  archived: sql`excluded.archived`,
}
const variantFields = { position: sql`excluded.position`, swatch: sql`excluded.swatch` }
const sizeFields = { position: sql`excluded.position`, subSku: sql`excluded.sub_sku` }
const sizeFieldsAndStock = { ...sizeFields, stocks: sql`excluded.stocks` }

/** Writes a batch of changes, rows in the order of their keys, in which orders lock them too. */
export async function writeChanges(
  db: Database,
  changes: ProductChange[],
  keepStock: boolean,
): Promise<void> {
  const inOrder = changes.toSorted((a, b) => compare(a.product.id, b.product.id))
  await releaseSkus(db, inOrder)
  await removeRows(db, inOrder)
  const changed = inOrder.filter(({ productChanged }) => productChanged).map(({ product }) => product)
  for (const rows of inChunks(changed))
    await db.insert(products).values(rows).onConflictDoUpdate({ target: products.id, set: productFields })
  for (const rows of inChunks(inOrder.flatMap((change) => change.variants)))
    await db
      .insert(variants)
      .values(rows)
      .onConflictDoUpdate({ target: [variants.productId, variants.colorName], set: variantFields })
  for (const rows of inChunks(inOrder.flatMap((change) => change.sizes.toSorted(bySize))))
    await db
      .insert(sizeEntries)
      .values(rows)
      .onConflictDoUpdate({
        target: [sizeEntries.productId, sizeEntries.colorName, sizeEntries.size],
        set: keepStock ? sizeFields : sizeFieldsAndStock,
      })
}

/** A SKU that moves to another row is taken off its old one first: the unique index looks at every single step. */
async function releaseSkus(db: Database, changes: ProductChange[]) {
  for (const skus of inChunks(changes.flatMap(({ claimedSkus }) => claimedSkus)))
    await db
      .update(sizeEntries)
      .set({ subSku: sql`'released ' || gen_random_uuid()` })
      .where(inArray(sizeEntries.subSku, skus))
}

/** What the file no longer names goes; orders keep their own copy of what was bought (D-07). */
async function removeRows(db: Database, changes: ProductChange[]) {
  const isSize = ({ productId, colorName, size }: SizeRow) =>
    and(
      eq(sizeEntries.productId, productId),
      eq(sizeEntries.colorName, colorName),
      eq(sizeEntries.size, size),
    )
  const isVariant = ({ productId, colorName }: VariantRow) =>
    and(eq(variants.productId, productId), eq(variants.colorName, colorName))
  for (const rows of inChunks(changes.flatMap(({ removedSizes }) => removedSizes)))
    await db.delete(sizeEntries).where(or(...rows.map(isSize)))
  for (const rows of inChunks(changes.flatMap(({ removedVariants }) => removedVariants)))
    await db.delete(variants).where(or(...rows.map(isVariant)))
}

function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) yield rows.slice(from, from + MOST_ROWS)
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)
const bySize = (a: SizeRow, b: SizeRow): number =>
  compare(a.colorName, b.colorName) || compare(a.size, b.size)
