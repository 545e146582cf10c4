import { isProductId } from '@little-dunes/domain/catalogue/product'
import { LOW_STOCK } from '@little-dunes/domain/catalogue/stock'
import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import type { ProductMark, StockFilter } from '@little-dunes/domain/contract/staff/choices'
import { and, eq, type SQL, sql } from 'drizzle-orm'
import { holdsWord, wordsOf } from '#backoffice/search-words'
import {
  productMarks,
  products,
  productTranslations,
  shortSizes,
  sizeEntries,
  variants,
} from '#catalogue/catalogue-tables'

type Input = ParsedInput<'GET /api/staff/products'>

/** Product, translation, one of its colours or sizes holds the word; each of them has an index of its own. */
const holds = (word: string): SQL =>
  sql`${products.id} IN (
    SELECT ${products.id} FROM ${products}
      WHERE ${holdsWord(sql`fold_search(${products.name} || ' ' || ${products.sku})`, word)}
    UNION ALL SELECT ${productTranslations.productId} FROM ${productTranslations}
      WHERE ${holdsWord(sql`fold_search(${productTranslations.name})`, word)}
    UNION ALL SELECT ${variants.productId} FROM ${variants}
      WHERE ${holdsWord(sql`fold_search(${variants.colorName})`, word)}
    UNION ALL SELECT ${sizeEntries.productId} FROM ${sizeEntries}
      WHERE ${holdsWord(sql`fold_search(${sizeEntries.subSku} || ' ' || coalesce(${sizeEntries.barcode}, ''))`, word)})`

const isShort = sql`${products.id} IN (SELECT ${shortSizes.productId} FROM ${shortSizes})`

const STOCK_CONDITIONS: Record<StockFilter, SQL> = {
  short: isShort,
  low: sql`(${isShort} AND EXISTS (SELECT FROM ${sizeEntries} WHERE ${sizeEntries.productId} = ${products.id}
    AND ${sizeEntries.counted} AND ${sizeEntries.stocks} BETWEEN 1 AND ${LOW_STOCK}))`,
  sold_out: sql`NOT EXISTS (SELECT FROM ${sizeEntries} WHERE ${sizeEntries.productId} = ${products.id}
    AND ${sizeEntries.available} > 0)`,
}

const isMarked = (mark: ProductMark): SQL =>
  sql`${products.id} IN (SELECT ${productMarks.productId} FROM ${productMarks} WHERE ${eq(productMarks.mark, mark)})`

/** In list order (D-14): newest first, then by id. */
const beside = (id: string, side: 'older' | 'newer'): SQL => {
  const [time, tie] = side === 'older' ? [sql`<`, sql`>`] : [sql`>`, sql`<`]
  return sql`(SELECT ${products.publishedAt} ${time} c.published_at
    OR (${products.publishedAt} = c.published_at AND ${products.id} ${tie} c.id)
    FROM products c WHERE c.id = ${id})`
}

/** Which products a list shows; a cursor that names none shows none. */
export function conditionOf({ q, status, category, stock, mark, older, newer }: Input): SQL | undefined {
  const cursor = older ?? newer
  if (cursor !== undefined && !isProductId(cursor)) return sql`false`
  return and(
    ...wordsOf(q ?? '').map(holds),
    status === undefined ? undefined : eq(products.status, status),
    category === undefined ? undefined : eq(products.category, category),
    stock === undefined ? undefined : STOCK_CONDITIONS[stock],
    mark === undefined ? undefined : isMarked(mark),
    cursor === undefined ? undefined : beside(cursor, older === undefined ? 'newer' : 'older'),
  )
}
