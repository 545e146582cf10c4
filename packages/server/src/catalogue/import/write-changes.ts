import { inArray, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { ProductChange } from '#catalogue/import/plan-product'
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
  status: sql`excluded.status`,
}
const variantFields = {
  colorName: sql`excluded.color_name`,
  position: sql`excluded.position`,
  swatch: sql`excluded.swatch`,
}
const sizeFields = {
  variantId: sql`excluded.variant_id`,
  size: sql`excluded.size`,
  position: sql`excluded.position`,
  price: sql`excluded.price`,
  subSku: sql`excluded.sub_sku`,
}
const sizeFieldsAndStock = {
  ...sizeFields,
  stocks: sql`excluded.stocks`,
  counted: sql`excluded.counted`,
  movementReason: 'import' as const,
  movementActor: 'system',
}

/** Writes a batch of changes, sizes in the order of their ids, in which orders lock them too. */
export async function writeChanges(
  db: Database,
  changes: ProductChange[],
  keepStock: boolean,
): Promise<void> {
  await releaseSkus(db, changes)
  await removeSizes(db, changes)
  await releasePlaces(db, changes)
  const changed = changes.filter(({ productChanged }) => productChanged).map(({ product }) => product)
  for (const rows of inChunks(changed.toSorted(byId)))
    await db.insert(products).values(rows).onConflictDoUpdate({ target: products.id, set: productFields })
  for (const rows of inChunks(changes.flatMap((change) => change.variants).toSorted(byId)))
    await db.insert(variants).values(rows).onConflictDoUpdate({ target: variants.id, set: variantFields })
  for (const rows of inChunks(changes.flatMap((change) => change.sizes).toSorted(byId)))
    await db
      .insert(sizeEntries)
      .values(rows)
      .onConflictDoUpdate({ target: sizeEntries.id, set: keepStock ? sizeFields : sizeFieldsAndStock })
  await removeVariants(db, changes)
}

/** A SKU that moves to another row is taken off its old one first: the unique index looks at every single step. */
async function releaseSkus(db: Database, changes: ProductChange[]) {
  for (const skus of inChunks(changes.flatMap(({ claimedSkus }) => claimedSkus)))
    await db
      .update(sizeEntries)
      .set({ subSku: sql`'released ' || gen_random_uuid()` })
      .where(inArray(sizeEntries.subSku, skus))
}

/** So is a size that goes to another place: two sizes may change places. */
async function releasePlaces(db: Database, changes: ProductChange[]) {
  for (const ids of inChunks(changes.flatMap(({ movedSizes }) => movedSizes)))
    await db
      .update(sizeEntries)
      .set({ size: sql`'released ' || gen_random_uuid()` })
      .where(inArray(sizeEntries.id, ids))
}

/** What the file no longer names goes; orders keep their own copy of what was bought (D-07). */
async function removeSizes(db: Database, changes: ProductChange[]) {
  for (const rows of inChunks(changes.flatMap(({ removedSizes }) => removedSizes)))
    await db.delete(sizeEntries).where(inArray(sizeEntries.id, rows.map(idOf)))
}

/** Last, when the sizes that stay have left the colours that go. */
async function removeVariants(db: Database, changes: ProductChange[]) {
  for (const rows of inChunks(changes.flatMap(({ removedVariants }) => removedVariants)))
    await db.delete(variants).where(inArray(variants.id, rows.map(idOf)))
}

function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += MOST_ROWS) yield rows.slice(from, from + MOST_ROWS)
}

interface Row {
  id: string
}
const idOf = ({ id }: Row): string => id
const byId = (a: Row, b: Row): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
