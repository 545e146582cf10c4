import { type Assortment, toAssortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import { LIST_FLAGS, type ListFlag } from '@little-dunes/domain/catalogue/curated-lists'
import { sql } from 'drizzle-orm'
import { type CountedGroup, countedGroups } from '#catalogue/cards/card-counts'
import { productCards } from '#catalogue/cards/card-tables'
import { freshCards } from '#catalogue/cards/refresh-cards'
import { products } from '#catalogue/catalogue-tables'
import type { Database } from '#shop'

const sumsBy = <Part>(groups: readonly CountedGroup[], getPart: (group: CountedGroup) => Part) =>
  new Map(
    [...Map.groupBy(groups, getPart)].map(([part, of]) => [
      part,
      of.reduce((sum, { count }) => sum + count, 0),
    ]),
  )

/** `getAssortment` of the domain for a large shop. */
export async function cardAssortment(db: Database): Promise<Assortment> {
  await freshCards(db)
  const groups = await countedGroups(db)
  const hasProducts = LIST_FLAGS.map(
    (flag) =>
      sql`EXISTS (SELECT FROM ${productCards} WHERE ${productCards[flag]}) AS ${sql.identifier(flag)}`,
  )
  const { status, discount, appliedSale } = products
  const largest = sql`SELECT max(greatest(${discount}, ${appliedSale})) FROM ${products} WHERE ${status} = 'published'`
  const { rows } = await db.execute<Record<ListFlag, boolean> & { largest: number | null }>(
    sql`SELECT ${sql.join(hasProducts, sql`, `)}, (${largest})::float AS largest`,
  )
  return toAssortment({
    audiences: sumsBy(groups, ({ category }) => category),
    departments: sumsBy(groups, ({ department }) => department),
    flags: LIST_FLAGS.filter((flag) => rows[0]?.[flag]),
    largestDiscount: rows[0]?.largest ?? 0,
  })
}
