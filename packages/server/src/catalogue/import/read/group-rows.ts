import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'

/** The rows of one product: the first describes it, each is a variant, a picture or both. */
export type ProductRows = [ExportRow, ...ExportRow[]]

/** Shopify allows 2,048 variants and 250 pictures; more is a file gone wrong, and would fill the memory. */
const MOST_ROWS = 5_000

interface SeenHandles {
  /** Every handle with the line of its first row. */
  handles: Map<string, number>
  /** Handles of products that have a problem. */
  faulty: Set<string>
}

/** Puts neighbouring rows of one handle together. */
export async function* groupRows(
  rows: AsyncIterable<ExportRow>,
  { handles, faulty }: SeenHandles,
  findings: Findings,
): AsyncGenerator<ProductRows> {
  let group: ProductRows | undefined
  for await (const row of rows) {
    const handle = row.cells.handle ?? ''
    if (row.isDamaged) {
      // It may belong to the product above as well, whatever its first cells say.
      for (const name of [handle, group?.[0].cells.handle ?? '']) if (name !== '') faulty.add(name)
    } else if (handle === '') {
      if (group?.[0].cells.handle) faulty.add(group[0].cells.handle)
      findings.problem(row.line, 'handle', importReason('no_handle'))
    } else if (handle === group?.[0].cells.handle) {
      if (group.length < MOST_ROWS) group.push(row)
      else {
        faulty.add(handle)
        findings.problem(row.line, null, importReason('many_rows', String(MOST_ROWS)))
      }
    } else {
      if (group) yield group
      group = undefined
      if (isNew(row.line, handle, handles, findings)) group = [row]
      else faulty.add(handle)
    }
  }
  if (group) yield group
}

function isNew(line: number, handle: string, handles: Map<string, number>, findings: Findings): boolean {
  const begun = handles.get(handle)
  if (begun === undefined) handles.set(handle, line)
  else findings.problem(line, 'handle', importReason('scattered_product', handle, String(begun)))
  return begun === undefined
}
