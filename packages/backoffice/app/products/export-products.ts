import type { InputOf } from '@little-dunes/domain/contract/calls'
import { load } from '#platform/client'
import { saveCsv } from '#platform/save-file'

/** Which products: those of a list, or chosen ones. */
export type ExportSelection = Omit<InputOf<'GET /api/staff/products/file'>, 'older'>

/** Hands products over as one file, part by part from the server; answers how many. */
export async function exportProducts(selection: ExportSelection): Promise<number> {
  const first = await load('GET /api/staff/products/file', selection)
  const rows = [first.rows]
  let { products, older } = first
  while (older !== null) {
    const next = await load('GET /api/staff/products/file', { ...selection, older })
    rows.push(next.rows)
    products += next.products
    older = next.older
  }
  saveCsv(first.name, first.headings + rows.join(''))
  return products
}
