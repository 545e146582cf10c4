import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportColumn, Headings } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { hasWidth } from '#catalogue/import/read/has-width'
import { amazon, bareAmazon } from '#catalogue/import/read/other-systems/amazon'
import { bigCommerce, formerBigCommerce } from '#catalogue/import/read/other-systems/bigcommerce'
import { etsy } from '#catalogue/import/read/other-systems/etsy'
import { magento } from '#catalogue/import/read/other-systems/magento'
import { productFeed } from '#catalogue/import/read/other-systems/product-feed'
import { salla } from '#catalogue/import/read/other-systems/salla'
import { squarespace } from '#catalogue/import/read/other-systems/squarespace'
import { rowsOfSystem, type System } from '#catalogue/import/read/other-systems/system-product'
import { SystemRecord, toKey } from '#catalogue/import/read/other-systems/system-record'
import { wix } from '#catalogue/import/read/other-systems/wix'
import { isDirham } from '#catalogue/import/values/product-price'

const SYSTEMS: readonly System[] = [
  wix,
  bigCommerce,
  formerBigCommerce,
  magento,
  etsy,
  salla,
  squarespace,
  amazon,
  bareAmazon,
  productFeed,
]
/** A larger shop has other ways to migrate, and more rows would fill the memory. */
export const MAX_RECORDS = 200_000

/** Recognizes a system by the headings of its file. Undefined for any other file. */
export function findSystem(head: readonly string[]): System | undefined {
  const keys = new Set(head.map(toKey))
  return SYSTEMS.find(({ needs }) => needs.every((heading) => keys.has(toKey(heading))))
}

/** Keeps the rows of a file in memory until its products are complete. */
export class SystemFile {
  readonly #system: System
  readonly #head: readonly string[]
  readonly #findings: Findings
  readonly #records: SystemRecord[] = []
  constructor(line: number, head: readonly string[], system: System, findings: Findings) {
    this.#system = system
    this.#head = head
    this.#findings = findings
    findings.headings = headingsIn(head, system)
    if (!findings.headings.has('quantity')) findings.note(line, importReason('no_stock_column'))
  }

  add(line: number, record: readonly string[]): Iterable<ExportRow> {
    if (!hasWidth(line, record, this.#head.length, this.#findings)) return []
    const entry = new SystemRecord(line, this.#head, record, this.#system.columns)
    const currency = entry.text('currency', 'currency code')
    if (currency !== '' && !isDirham(currency))
      this.#findings.damage(line, importReason('other_currency', currency, currency))
    if (this.#records.length < MAX_RECORDS) this.#records.push(entry)
    else this.#findings.damage(line, importReason('many_rows_of_file', String(MAX_RECORDS)))
    return []
  }

  rest(): Iterable<ExportRow> {
    return rowsOfSystem(this.#system.products(this.#records, this.#findings), this.#system.name)
  }
}

function headingsIn(head: readonly string[], { columns }: System): Headings {
  const byKey = new Map(head.map((heading) => [toKey(heading), heading.trim()]))
  return new Map(
    Object.entries(columns).flatMap(([column, names]) => {
      const heading = names.map((name) => byKey.get(toKey(name))).find(Boolean)
      return heading ? [[column as ExportColumn, heading] as const] : []
    }),
  )
}
