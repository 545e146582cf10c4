import { isUuid } from '@little-dunes/domain/catalogue/product'
import { csvLine } from '@little-dunes/domain/csv'
import { and, inArray } from 'drizzle-orm'
import { products } from '#catalogue/catalogue-tables'
import { exportedIds, exportedLines, loadHeadings } from '#catalogue/export/export-products'
import { buildCondition } from '#catalogue/staff/finding/find-products'
import type { Operation } from '#http/perform-call'

const PER_CALL = 200

/** A part of an export. The client joins the parts. */
export const exportProducts: Operation<'GET /api/staff/products/file'> = async (
  shop,
  _member,
  { ids, ...input },
  { origin },
) => {
  const chosen = ids && inArray(products.id, ids.filter(isUuid))
  const { older, ...selection } = input
  const headings = await loadHeadings(shop.db, and(buildCondition(selection), chosen))
  const selected = await exportedIds(shop.db, and(buildCondition(input), chosen), PER_CALL + 1)
  const page = selected.slice(0, PER_CALL)
  const lines = await Array.fromAsync(exportedLines(shop.db, page, headings, shop.publicUrl ?? origin))
  return {
    name: `products-${shop.now().toISOString().slice(0, 10)}.csv`,
    headings: `${csvLine(headings)}\r\n`,
    rows: lines
      .flat()
      .map((line) => `${line}\r\n`)
      .join(''),
    products: page.length,
    older: selected.length > PER_CALL ? (page.at(-1) ?? null) : null,
  }
}
