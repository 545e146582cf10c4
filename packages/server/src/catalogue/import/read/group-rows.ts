import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'

/** The rows of one product: the first describes it, each is a variant, a picture or both. */
export type ProductRows = [ExportRow, ...ExportRow[]]

/** Shopify allows 2,048 variants and 250 pictures. More rows are an error in the file and would fill the memory. */
const MAX_ROWS = 5_000

interface SeenHandles {
  /** Every handle with the line of its first row. */
  handles: Map<string, number>
  faulty: Set<string>
  /** Handles whose rows are in several places. */
  scattered: Set<string>
  options: { scattered?: ReadonlySet<string> }
}

/** Groups adjacent rows of a handle. Rows of scattered handles are grouped once all rows are read. */
export async function* groupRows(
  rows: AsyncIterable<ExportRow>,
  { handles, faulty, scattered, options }: SeenHandles,
  findings: Findings,
): AsyncGenerator<ProductRows> {
  const groups = new Map<string, ProductRows>()
  let group: ProductRows | undefined
  const add = (rows: ProductRows, row: ExportRow) => {
    if (rows.length < MAX_ROWS) return rows.push(row)
    faulty.add(row.cells.handle ?? '')
    findings.problem(row.line, null, importReason('many_rows', String(MAX_ROWS)))
  }
  for await (const row of rows) {
    const handle = row.cells.handle ?? ''
    const apart = groups.get(handle)
    if (row.isDamaged) {
      // The row may belong to the product above as well, despite its first cells.
      for (const name of [handle, group?.[0].cells.handle ?? '']) if (name !== '') faulty.add(name)
    } else if (handle === '') {
      if (group?.[0].cells.handle) faulty.add(group[0].cells.handle)
      findings.problem(row.line, 'handle', importReason('no_handle'))
    } else if (handle === group?.[0].cells.handle) add(group, row)
    else if (apart) add(apart, row)
    else {
      if (group) yield describedFirst(group)
      group = undefined
      if (options.scattered?.has(handle)) {
        handles.set(handle, row.line)
        groups.set(handle, [row])
      } else if (isNew(row.line, handle, handles, findings)) group = [row]
      else {
        scattered.add(handle)
        faulty.add(handle)
      }
    }
  }
  if (group) yield describedFirst(group)
  for (const rows of groups.values()) yield describedFirst(rows)
}

/** In a sorted file, the row that names the product may be below others. */
function describedFirst(rows: ProductRows): ProductRows {
  const named = rows[0].cells.title ? undefined : rows.find(({ cells }) => cells.title)
  return named ? [named, ...rows.filter((row) => row !== named)] : rows
}

function isNew(line: number, handle: string, handles: Map<string, number>, findings: Findings): boolean {
  const begun = handles.get(handle)
  if (begun === undefined) handles.set(handle, line)
  else findings.problem(line, 'handle', importReason('scattered_product', handle, String(begun)))
  return begun === undefined
}
