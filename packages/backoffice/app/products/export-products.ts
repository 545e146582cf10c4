import type { InputOf } from '@little-dunes/domain/contract/calls'
import { load } from '#platform/client'
import { saveCsv } from '#platform/save-file'
import { productsMessages as texts } from '#products/products-messages'
import { showToast } from '#ui/toast/toast-store'

type ExportSelection = Omit<InputOf<'GET /api/staff/products/file'>, 'older'>

/** Saves products as one file, which the server sends in parts. */
export async function exportProducts(selection: ExportSelection): Promise<void> {
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
  showToast(texts.exported(products))
}
