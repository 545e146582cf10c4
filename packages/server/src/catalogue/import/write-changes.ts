import { inArray, type SQL, sql } from 'drizzle-orm'
import { products, sizeEntries, variants } from '#catalogue/catalogue-tables'
import type { ProductChange } from '#catalogue/import/plan/plan-product'
import { PRODUCT_FIELDS, SIZE_FIELDS, VARIANT_FIELDS } from '#catalogue/import/stored-fields'
import { writeTexts } from '#catalogue/import/write-texts'
import { announceProducts } from '#catalogue/memory/catalogue-message'
import type { Database } from '#shop'

/** Rows per statement. PostgreSQL accepts 65,535 parameters. */
const MAX_ROWS = 1_000

const excluded = <Field extends string>(fields: readonly Field[]): Record<Field, SQL> =>
  Object.fromEntries(
    fields.map((field) => [
      field,
      sql.raw(`excluded.${field.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)}`),
    ]),
  ) as Record<Field, SQL>

const productFields = excluded(PRODUCT_FIELDS)
const variantFields = excluded(VARIANT_FIELDS)
const sizeFields = excluded(SIZE_FIELDS)
const sizeFieldsAndStock = {
  ...sizeFields,
  ...excluded(['stocks', 'counted']),
  movementReason: 'import' as const,
  movementActor: 'system',
}

/** Writes a batch of changes. Sizes are in the order of their ids, the same as in the locks of orders. */
export async function writeChanges(
  db: Database,
  changes: ProductChange[],
  keepStock: boolean,
): Promise<void> {
  await releaseSkus(db, changes)
  await releaseBarcodes(db, changes)
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
  await writeTexts(db, changes)
  // An upsert fires the insert triggers even when it only updates, and a change of stock alone is not announced.
  await announceProducts(
    db,
    changes.filter(({ kind }) => kind !== 'unchanged').map(({ product }) => product.id),
  )
}

/** Clears an SKU that moves to another row first, since the unique index checks every single step. */
async function releaseSkus(db: Database, changes: ProductChange[]) {
  for (const skus of inChunks(changes.flatMap(({ claimedSkus }) => claimedSkus)))
    await db
      .update(sizeEntries)
      .set({ subSku: sql`'released ' || gen_random_uuid()` })
      .where(inArray(sizeEntries.subSku, skus))
}

/** The same for barcodes. */
async function releaseBarcodes(db: Database, changes: ProductChange[]) {
  for (const barcodes of inChunks(changes.flatMap(({ claimedBarcodes }) => claimedBarcodes)))
    await db.update(sizeEntries).set({ barcode: null }).where(inArray(sizeEntries.barcode, barcodes))
}

/** The same for sizes that move to another place, since two sizes may swap places. */
async function releasePlaces(db: Database, changes: ProductChange[]) {
  for (const ids of inChunks(changes.flatMap(({ movedSizes }) => movedSizes)))
    await db
      .update(sizeEntries)
      .set({ size: sql`'released ' || gen_random_uuid()` })
      .where(inArray(sizeEntries.id, ids))
}

/** Removes sizes that are no longer in the file. Orders keep their own copy of their items (D-07). */
async function removeSizes(db: Database, changes: ProductChange[]) {
  for (const rows of inChunks(changes.flatMap(({ removedSizes }) => removedSizes)))
    await db.delete(sizeEntries).where(inArray(sizeEntries.id, rows.map(getId)))
}

/** Last, after the remaining sizes have left the removed colours. */
async function removeVariants(db: Database, changes: ProductChange[]) {
  for (const rows of inChunks(changes.flatMap(({ removedVariants }) => removedVariants)))
    await db.delete(variants).where(inArray(variants.id, rows.map(getId)))
}

function* inChunks<Row>(rows: Row[]): Generator<Row[]> {
  for (let from = 0; from < rows.length; from += MAX_ROWS) yield rows.slice(from, from + MAX_ROWS)
}

interface Row {
  id: string
}
const getId = ({ id }: Row): string => id
const byId = (a: Row, b: Row): number => (a.id < b.id ? -1 : a.id > b.id ? 1 : 0)
