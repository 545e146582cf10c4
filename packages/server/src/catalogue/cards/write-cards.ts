import { getTableColumns, inArray, sql } from 'drizzle-orm'
import { productCards } from '#catalogue/cards/card-tables'
import { productCard } from '#catalogue/cards/product-card'
import { variants } from '#catalogue/catalogue-tables'
import { loadProducts } from '#catalogue/load-products'
import { only } from '#catalogue/load-translations'
import type { Database } from '#shop'

interface ComputedCards {
  cards: (typeof productCards.$inferInsert)[]
  gone: string[]
}

export async function computeCards(db: Database, ids: readonly string[]): Promise<ComputedCards> {
  const entries = await loadProducts(db, { ids })
  const shown = new Set(entries.map(({ product }) => product.id))
  const rows = await db
    .select({ id: variants.id, productId: variants.productId })
    .from(variants)
    .where(only(variants.productId, [...shown]))
    .orderBy(variants.position)
  const variantsByProduct = Map.groupBy(rows, ({ productId }) => productId)
  const cards = entries.map((entry) => ({
    ...productCard(entry),
    variantIds: (variantsByProduct.get(entry.product.id) ?? []).map(({ id }) => id),
  }))
  return { cards, gone: ids.filter((id) => !shown.has(id)) }
}

const columnName = (key: string): string => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
const COLUMNS = Object.keys(getTableColumns(productCards)).map(columnName)
const assign = COLUMNS.filter((name) => name !== 'product_id').map((name) => `${name} = EXCLUDED.${name}`)

export async function writeCards(db: Database, { cards, gone }: ComputedCards): Promise<void> {
  if (gone.length > 0) await db.delete(productCards).where(inArray(productCards.productId, gone))
  if (cards.length === 0) return
  const asRows = cards.map((card) =>
    Object.fromEntries(Object.entries(card).map(([key, value]) => [columnName(key), value])),
  )
  await db.execute(sql`
    INSERT INTO ${productCards} (${sql.raw(COLUMNS.join())})
    SELECT ${sql.raw(COLUMNS.join())} FROM jsonb_populate_recordset(null::product_cards, ${JSON.stringify(asRows)}::jsonb)
    ON CONFLICT (product_id) DO UPDATE SET ${sql.raw(assign.join())}`)
}
