import { withoutFormulaGuard as unguarded } from '@little-dunes/domain/csv'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import type { Fields } from '#catalogue/import/read/preserved-fields'
import {
  asMetafield,
  attributeName,
  attributeValues,
  isReadOfWoo,
  WEIGHT,
  WOO,
} from '#catalogue/import/read/woocommerce/woocommerce-columns'
import { decodedText } from '#catalogue/import/values/decoded-text'

/** The file's own headings by the English ones. */
export type WooNames = ReadonlyMap<string, string>

export interface WooHeader {
  headings: readonly string[]
  names: WooNames
}

export class WooRecord {
  readonly line: number
  readonly #cells: ReadonlyMap<string, string>
  readonly #names: WooNames
  constructor(line: number, { headings, names }: WooHeader, record: readonly string[]) {
    this.line = line
    this.#names = names
    this.#cells = new Map(headings.map((heading, place) => [heading, unguarded(record[place] ?? '').trim()]))
  }

  /**
   * Without invisible characters, which would keep rows from matching. A name keeps the joiners that shape its letters.
   */
  text(heading: string): string {
    const text = decodedText(this.#cells.get(heading) ?? '')
    return heading === WOO.name ? text : dropInvisible(text).trim()
  }

  /** Keeps line ends, unlike plain text. WooCommerce writes those of descriptions as `\n`. */
  formatted(heading: string): string {
    return (this.#cells.get(heading) ?? '').replaceAll('\\n', '\n')
  }

  getHeadingName(heading: string): string {
    return this.#names.get(heading) ?? heading
  }

  has(heading: string): boolean {
    return this.#cells.has(heading)
  }

  /** `simple, virtual` is both. */
  is(type: string): boolean {
    return this.text(WOO.type)
      .toLowerCase()
      .split(/(?<!\s)\s*,\s*/)
      .includes(type)
  }

  get attributes(): Attribute[] {
    const attributes: Attribute[] = []
    for (let place = 1; this.has(attributeName(place)); place += 1) {
      const name = this.text(attributeName(place))
      if (name !== '') attributes.push({ place, name, values: parseList(this.text(attributeValues(place))) })
    }
    return attributes
  }

  /** Columns that the shop does not have, as metafields. */
  preserved(owner: 'product' | 'variant'): Fields {
    const cells = [...this.#cells].filter(([heading, cell]) => cell !== '' && !isReadOfWoo(heading))
    return Object.fromEntries(cells.map(([heading, cell]) => [asMetafield(heading, owner), cell]))
  }

  /** In Shopify's format: grams, and the unit to display. */
  get weight(): Fields {
    const heading = [...this.#cells.keys()].find((name) => WEIGHT.test(name))
    const [unit = '', weight] = [
      WEIGHT.exec(heading ?? '')?.[1],
      Number(this.text(heading ?? '') || Number.NaN),
    ]
    if (Number.isNaN(weight)) return {}
    const grams = weight * (GRAMS[unit] ?? 1)
    return {
      'Weight value (grams)': String(Math.round(grams * 1_000) / 1_000),
      'Weight unit for display': unit === 'lbs' ? 'lb' : unit,
    }
  }
}

const GRAMS: Record<string, number> = { kg: 1_000, g: 1, lbs: 453.592_37, oz: 28.349_523_125 }

export interface Attribute {
  place: number
  name: string
  values: string[]
}

/** `Red, Blue\, dark` is a list of two. */
export function parseList(cell: string): string[] {
  const parts = cell.split(/(?<!\\),/).map((part) => part.replaceAll('\\,', ',').trim())
  return [...new Set(parts.filter(Boolean))]
}
