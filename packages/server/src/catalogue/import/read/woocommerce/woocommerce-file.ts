import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { hasWidth } from '#catalogue/import/read/has-width'
import { WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'
import { wooRows } from '#catalogue/import/read/woocommerce/woocommerce-rows'

/** A shop of this size has another way to move; more would fill the memory. */
const MOST_RECORDS = 200_000

/** Holds the rows of a file until its variations can be put to their products. */
export class WooCommerceFile {
  readonly #headings: string[]
  readonly #findings: Findings
  readonly #records: WooRecord[] = []
  constructor(headings: readonly string[], findings: Findings) {
    this.#headings = headings.map((heading) => heading.trim())
    this.#findings = findings
  }

  add(line: number, record: readonly string[]): void {
    if (record.every((cell) => cell.trim() === '')) return
    if (!hasWidth(line, record, this.#headings.length, this.#findings)) return
    if (this.#records.length < MOST_RECORDS) this.#records.push(new WooRecord(line, this.#headings, record))
    else this.#findings.damage(line, importReason('many_rows_of_file', String(MOST_RECORDS)))
  }

  rows(): Generator<ExportRow> {
    return wooRows(this.#records, this.#findings)
  }
}
