import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { hasWidth } from '#catalogue/import/read/has-width'
import { wooHeadingsIn } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import { type WooHeader, WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'
import { wooRows } from '#catalogue/import/read/woocommerce/woocommerce-rows'

/** A larger shop has other ways to migrate, and more rows would fill the memory. */
const MAX_RECORDS = 200_000

/** Keeps the rows of a file in memory until variations are assigned to their products. */
export class WooCommerceFile {
  readonly #header: WooHeader
  readonly #findings: Findings
  readonly #records: WooRecord[] = []
  constructor(line: number, header: WooHeader, findings: Findings) {
    this.#header = header
    this.#findings = findings
    findings.headings = wooHeadingsIn(header.names)
    if (!findings.headings.has('quantity')) findings.note(line, importReason('no_stock_column'))
  }

  add(line: number, record: readonly string[]): Iterable<ExportRow> {
    this.#hold(line, record)
    return []
  }

  #hold(line: number, record: readonly string[]): void {
    if (!hasWidth(line, record, this.#header.headings.length, this.#findings)) return
    if (this.#records.length < MAX_RECORDS) this.#records.push(new WooRecord(line, this.#header, record))
    else this.#findings.damage(line, importReason('many_rows_of_file', String(MAX_RECORDS)))
  }

  rest(): Generator<ExportRow> {
    return wooRows(this.#records, this.#findings)
  }
}
