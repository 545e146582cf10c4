import { isProductId } from '@little-dunes/domain/catalogue/product'
import { csvLine } from '@little-dunes/domain/csv'
import { and, inArray } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { exportedIds, exportedLines, headingsOf } from '#catalogue/export/export-products'
import { conditionOf } from '#catalogue/staff/finding/find-products'
import type { Operation } from '#http/perform-call'

const PER_CALL = 200

/** A part of an export. The client joins the parts. */
export const exportProducts: Operation<'GET /api/staff/products/file'> = async (
  shop,
  _member,
  { ids, ...input },
  { origin },
) => {
  const chosen = ids && inArray(products.id, ids.filter(isProductId))
  const { older, ...selection } = input
  const headings = await headingsOf(shop.db, and(conditionOf(selection), chosen))
  const found = await exportedIds(shop.db, and(conditionOf(input), chosen), PER_CALL + 1)
  const wanted = found.slice(0, PER_CALL)
  const lines = await Array.fromAsync(exportedLines(shop.db, wanted, headings, shop.publicUrl ?? origin))
  return {
    name: `products-${shop.now().toISOString().slice(0, 10)}.csv`,
    headings: `${csvLine(headings)}\r\n`,
    rows: lines
      .flat()
      .map((line) => `${line}\r\n`)
      .join(''),
    products: wanted.length,
    older: found.length > PER_CALL ? (wanted.at(-1) ?? null) : null,
  }
}
