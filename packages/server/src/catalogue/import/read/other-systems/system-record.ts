import { withoutFormulaGuard as unguarded } from '@little-dunes/domain/csv'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { ExportColumn } from '#catalogue/import/read/export-columns'
import type { Fields } from '#catalogue/import/read/preserved-fields'
import { decodedText, unescapedHtml } from '#catalogue/import/values/decoded-text'

/** Headings that differ only in case and signs are equal: `item_sku` and `Item SKU`. */
export const toKey = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** A system's headings of the shop's columns. The first filled one counts. */
export type SystemColumns = Readonly<Partial<Record<ExportColumn, readonly string[]>>>

export class SystemRecord {
  readonly line: number
  readonly #cells = new Map<string, string>()
  readonly #headings = new Map<string, string>()
  readonly #columns: SystemColumns
  constructor(line: number, headings: readonly string[], record: readonly string[], columns: SystemColumns) {
    this.line = line
    this.#columns = columns
    for (const [place, heading] of headings.entries()) {
      const key = toKey(heading)
      if (key === '' || this.#headings.has(key)) continue
      this.#headings.set(key, heading.trim())
      this.#cells.set(key, unguarded(record[place] ?? '').trim())
    }
  }

  /** The first of these columns that is filled, without invisible characters, since rows are matched by such texts. */
  text(...names: string[]): string {
    return dropInvisible(this.#words(names)).trim()
  }

  /** A title keeps the joiners that shape its letters. */
  of(column: ExportColumn): string {
    const names = this.#columns[column] ?? []
    return column === 'title' ? this.#words(names) : this.text(...names)
  }

  #words(names: readonly string[]): string {
    return names.map((name) => decodedText(this.#cells.get(toKey(name)) ?? '')).find(Boolean) ?? ''
  }

  /** Descriptions with their formatting. Undefined without a column for them. */
  get body(): string | undefined {
    const names = (this.#columns.body ?? []).filter((name) => this.#cells.has(toKey(name)))
    if (names.length === 0) return undefined
    return unescapedHtml(names.map((name) => this.#cells.get(toKey(name)) ?? '').find(Boolean) ?? '')
  }

  /** All filled columns with this prefix, in the order of the file. */
  all(beginning: string): string[] {
    const matches = [...this.#cells].filter(([key, cell]) => key.startsWith(toKey(beginning)) && cell !== '')
    return matches.map(([, cell]) => cell)
  }

  /** Columns that the shop does not have, as Shopify's metafields. */
  preserved(owner: 'product' | 'variant', system: string): Fields {
    const read = new Set(Object.values(this.#columns).flat().map(toKey))
    return Object.fromEntries(
      [...this.#cells]
        .filter(([key, cell]) => cell !== '' && !read.has(key))
        .map(([key, cell]) => [
          `${this.#headings.get(key)} (${owner}.metafields.${system}.${key.replaceAll(' ', '_')})`,
          cell,
        ]),
    )
  }
}
