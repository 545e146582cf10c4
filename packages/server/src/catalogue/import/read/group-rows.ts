import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/read-export'

/** The rows of one product: the first describes it, each is a variant, a picture or both. */
export type ProductRows = [ExportRow, ...ExportRow[]]

/** Shopify allows 2,048 variants and 250 pictures; more is a file gone wrong, and would fill the memory. */
const MOST_ROWS = 5_000

/** Puts neighbouring rows of one handle together; `handles` collects every handle with the line of its first row. */
export async function* groupRows(
  rows: AsyncIterable<ExportRow>,
  handles: Map<string, number>,
  findings: Findings,
): AsyncGenerator<ProductRows> {
  let group: ProductRows | undefined
  for await (const row of rows) {
    const handle = row.cells.handle ?? ''
    if (handle === '') {
      findings.problem(row.line, 'handle', 'is empty; every row names its product.')
    } else if (handle === group?.[0].cells.handle) {
      if (group.length < MOST_ROWS) group.push(row)
      else findings.problem(row.line, null, `The product has more than ${MOST_ROWS} rows.`)
    } else {
      if (group) yield group
      group = undefined
      if (isNew(row.line, handle, handles, findings)) group = [row]
    }
  }
  if (group) yield group
}

function isNew(line: number, handle: string, handles: Map<string, number>, findings: Findings): boolean {
  const begun = handles.get(handle)
  if (begun === undefined) handles.set(handle, line)
  else
    findings.problem(
      line,
      'handle',
      `"${handle}" already began in line ${begun}; rows of a product stand together.`,
    )
  return begun === undefined
}
