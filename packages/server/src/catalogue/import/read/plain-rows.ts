import { slugOf } from '@little-dunes/domain/catalogue/product'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import { type ExportHeader, isOfShopify } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { normal } from '#catalogue/import/read/guessed-columns'
import { todaysHeading } from '#catalogue/import/read/kept-fields'
import { type Reduction, reducedCells } from '#catalogue/import/read/other-systems/price-reduction'
import { OPTIONS } from '#catalogue/import/read/read-options'
import { UNCOUNTED } from '#catalogue/import/read/read-variants'
import { booleanOf } from '#catalogue/import/values/boolean-words'
import { plainHandle } from '#catalogue/import/values/plain-handle'

/** Between addresses of one cell. */
const BETWEEN_ADDRESSES = /\s*[,;|\s]\s*(?=https?:\/\/)/i
/** A column of Squarespace that says whether the reduced price counts. */
const ON_SALE = 'On Sale'
/** Categories by their number, or of a whole shop. */
const SAYS_NOTHING = /^(\d*|home|root|root catalog|default category)$/i
const ZERO = /^0*([.,]0+)?$/

/** Columns that say that a product is sold without counting, or that it is counted. */
const INFINITE = new Set([
  'is infinite',
  'infinite',
  'unlimited',
  'unlimited quantity',
  'unlimited stock',
  'كمية غير محدودة',
])
const COUNTED = new Set([
  'manage stock',
  'managing stock',
  'track inventory',
  'inventory tracking',
  'track quantity',
  'subtract',
])
/** Columns of Magento that say that the one above does not count. */
const CONFIGURED = new Set(['use config manage stock'])
const CURRENCY = new Set(['currency', 'currency code', 'price currency', 'العملة'])
/** Columns of PrestaShop that take something off the price beside them. */
const REDUCTION = {
  amount: new Set(['discount amount', 'reduction amount', 'reduction price', 'قيمة الخصم', 'مبلغ الخصم']),
  percent: new Set([
    'discount percent',
    'discount percentage',
    'reduction percent',
    'نسبة الخصم',
    'نسبة التخفيض',
  ]),
  from: new Set(['discount from', 'reduction from']),
  until: new Set(['discount to', 'reduction to']),
}

/** What files that Shopify has not written leave out or say in one cell, as Shopify says it. */
export class PlainRows {
  readonly #header: ExportHeader
  readonly #findings: Findings
  /** Whether rows may be sizes of one product. */
  readonly #hasOptions: boolean
  readonly #handles = new Set<string>()
  /** Headings of columns that say what is counted, in which currency prices are, and what is taken off. */
  readonly #said: Record<'infinite' | 'counted' | 'configured' | 'currency' | keyof Reduction, string>
  /** Of the row above. */
  #last = ''
  #hasReduced = false
  constructor(header: ExportHeader, findings: Findings) {
    this.#header = header
    this.#findings = findings
    this.#said = {
      infinite: headingOf(header, INFINITE),
      counted: headingOf(header, COUNTED),
      configured: headingOf(header, CONFIGURED),
      currency: headingOf(header, CURRENCY),
      amount: headingOf(header, REDUCTION.amount),
      percent: headingOf(header, REDUCTION.percent),
      from: headingOf(header, REDUCTION.from),
      until: headingOf(header, REDUCTION.until),
    }
    this.#hasOptions = OPTIONS.some(({ value }) => header.places.has(value))
  }

  rowsOf(written: ExportRow): ExportRow[] {
    // Files of this shop are taken letter by letter.
    if (written.cells.articleNumber !== undefined) return [written]
    const row = named(written)
    const { line, isDamaged } = row
    this.#refuseCurrency(row)
    const cells = {
      ...row.cells,
      ...this.#handleOf(row),
      ...this.#optionNamesOf(row),
      ...this.#trackerOf(row),
      ...this.#pricesOf(row),
      ...this.#reductionOf(row),
      ...this.#categoryOf(row),
    }
    const [first, ...others] = (cells.imageSrc ?? '').split(BETWEEN_ADDRESSES)
    if (others.length === 0 || isDamaged) return [{ ...row, cells }]
    return [
      { ...row, cells: { ...cells, imageSrc: first ?? '' } },
      ...others.map((imageSrc) => ({
        line,
        cells: { handle: cells.handle ?? '', imageSrc },
        kept: {},
        isExtra: true as const,
      })),
    ]
  }

  /** A file is in one currency, so one row says it for all. */
  #refuseCurrency({ line, kept }: ExportRow): void {
    const currency = kept[this.#said.currency] ?? ''
    if (!/^(|AED|درهم.*)$/i.test(currency))
      this.#findings.damage(line, importReason('other_currency', currency, currency))
  }

  /** What the file says is not counted has no tracker, as Shopify writes it. */
  #trackerOf({ cells, kept }: ExportRow): ExportRow['cells'] {
    if (UNCOUNTED.test(cells.quantity ?? '')) return { tracker: '' }
    if (cells.tracker !== undefined) return {}
    const { infinite, counted, configured } = this.#said
    const isCounted = booleanOf(kept[configured] ?? '') === true ? '' : (kept[counted] ?? '')
    const isUncounted = booleanOf(isCounted) === false || /^none$/i.test(isCounted)
    return isUncounted || booleanOf(kept[infinite] ?? '') === true ? { tracker: '' } : {}
  }

  /** Without a handle a product is named by its name, as are the sizes below it; where no row can be a size, each is a product. */
  #handleOf({ line, cells }: ExportRow): ExportRow['cells'] {
    if (this.#header.places.has('handle')) return this.#handleBelow(cells)
    const heading = this.#header.headings.get('title')
    if (heading !== undefined) this.#findings.rename(line, 'handle', heading)
    if (!cells.title) return { handle: this.#hasOptions ? this.#last : '' }
    const slug = slugOf(cells.title)
    let handle = slug
    for (let count = 2; !this.#hasOptions && this.#handles.has(handle); count += 1)
      handle = `${slug}-${count}`
    this.#handles.add(handle)
    this.#last = handle
    return { handle }
  }

  /** Some systems name a product in its first row only. */
  #handleBelow({ handle = '', title = '' }: ExportRow['cells']): ExportRow['cells'] {
    if (isOfShopify(this.#header.headings, 'handle')) return { handle: plainHandle(handle) }
    if (handle !== '' || title !== '') this.#last = plainHandle(handle)
    return { handle: this.#last }
  }

  /** Where no column names an option, its heading does. */
  #optionNamesOf({ cells }: ExportRow): ExportRow['cells'] {
    const { places, headings } = this.#header
    return Object.fromEntries(
      OPTIONS.flatMap(({ name, value }) =>
        places.has(name) || !places.has(value)
          ? []
          : [[name, cells[value] ? (headings.get(value) ?? '') : '']],
      ),
    )
  }

  /** Other systems list several; the first is the main one. Shopify's own have commas in their names. */
  #categoryOf({ cells }: ExportRow): ExportRow['cells'] {
    const { productCategory, typeAr } = cells
    const kind = typeAr ? { typeAr: mainCategory(typeAr).split('>').at(-1)?.trim() ?? '' } : {}
    if (productCategory === undefined || isOfShopify(this.#header.headings, 'productCategory')) return kind
    return { ...kind, productCategory: mainCategory(productCategory) }
  }

  /** Other systems leave the reduced price empty, or 0, where nothing is reduced. */
  #pricesOf({ line, cells, kept }: ExportRow): ExportRow['cells'] {
    const { price = '', compareAtPrice = '' } = cells
    const { headings } = this.#header
    const isReduced = !ZERO.test(price) && booleanOf(kept[ON_SALE] ?? '') !== false
    if (isOfShopify(headings, 'compareAtPrice') || isReduced || compareAtPrice === '') return {}
    const heading = headings.get('compareAtPrice')
    if (heading !== undefined) this.#findings.rename(line, 'price', heading)
    return { price: compareAtPrice, compareAtPrice: '' }
  }

  #reductionOf({ line, cells, kept }: ExportRow): ExportRow['cells'] {
    if (cells.compareAtPrice) return {}
    const said = (what: keyof Reduction): string => kept[this.#said[what]] ?? ''
    const [from, until] = [said('from'), said('until')]
    const reduction = { amount: said('amount'), percent: said('percent'), from, until }
    const reduced = reducedCells(cells.price ?? '', reduction)
    if (!reduced) return {}
    // It would count for all sizes of the product.
    if (reduced.saleDiscount !== undefined && this.#hasOptions) {
      this.#findings.note(line, importReason('timed_sale', from || '…', until || '…'))
      return {}
    }
    if (!this.#hasReduced) this.#findings.note(line, importReason('taken_off'))
    this.#hasReduced = true
    this.#findings.rename(line, 'saleStartsAt', this.#said.from)
    this.#findings.rename(line, 'saleEndsAt', this.#said.until)
    return reduced
  }
}

/** A product without a name in the first language is called by the other one. */
const named = (row: ExportRow): ExportRow =>
  row.cells.nameAr && !row.cells.title ? { ...row, cells: { ...row.cells, title: row.cells.nameAr } } : row

const mainCategory = (cell: string): string =>
  cell
    .split(/\s*[,;|]\s*/)
    .map((category) => category.replace(/^\//, ''))
    .find((category) => !SAYS_NOTHING.test(category)) ?? ''

/** Today's heading of the first column that is called one of these. */
function headingOf({ others }: ExportHeader, names: ReadonlySet<string>): string {
  const heading = [...others.keys()].find((one) => names.has(normal(one)))
  return heading === undefined ? '' : todaysHeading(heading)
}
