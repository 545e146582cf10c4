import { toSlug } from '@little-dunes/domain/catalogue/product'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import { type ExportHeader, isOfShopify } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { reducedCells } from '#catalogue/import/read/other-systems/price-reduction'
import { isTimed, knownSaleCells, type TimedPrice } from '#catalogue/import/read/other-systems/timed-sale'
import { type PlainColumn, plainColumns } from '#catalogue/import/read/plain/plain-columns'
import { OPTIONS } from '#catalogue/import/read/read-options'
import { UNCOUNTED } from '#catalogue/import/read/read-variants'
import { parseBoolean } from '#catalogue/import/values/boolean-words'
import { plainHandle } from '#catalogue/import/values/plain-handle'
import { isDirham } from '#catalogue/import/values/product-price'

/** Separates the addresses of one cell. */
const BETWEEN_ADDRESSES = /(?<![,;|\s])[,;|\s]+(?=https?:\/\/)/i
/** Category numbers and categories of the whole shop. */
const SAYS_NOTHING = /^(\d*|home|root|root catalog|default category)$/i
const ZERO = /^0*([.,]0+)?$/

/** Squarespace and Magento write categories as a path from the root of the shop. */
const IS_PATH = /^(\/|(root catalog|default category)\/)/i

/** Translates rows of other systems into Shopify's form, with the cells that they omit or combine. */
export class PlainRows {
  readonly #header: ExportHeader
  readonly #findings: Findings
  /** Rows may be sizes of one product. */
  readonly #hasOptions: boolean
  readonly #handles = new Set<string>()
  readonly #columns: ReadonlyMap<PlainColumn, string>
  #last = ''
  #hasReduced = false
  constructor(header: ExportHeader, findings: Findings) {
    this.#header = header
    this.#findings = findings
    this.#columns = plainColumns(header)
    this.#hasOptions = OPTIONS.some(({ value }) => header.places.has(value))
  }

  toRows(written: ExportRow): ExportRow[] {
    // Exports of this shop are read literally.
    if (written.cells.articleNumber !== undefined) return [written]
    const row = named(written)
    const { line, isDamaged } = row
    this.#refuseCurrency(row)
    const cells = {
      ...row.cells,
      ...this.#toHandleCells(row),
      ...this.#toOptionNameCells(row),
      ...this.#toTrackerCells(row),
      ...this.#toPriceCells(row),
      ...this.#toReductionCells(row),
      ...this.#toSaleCells(row),
      ...this.#toCategoryCells(row),
    }
    const [first, ...others] = (cells.imageSrc ?? '').split(BETWEEN_ADDRESSES)
    if (others.length === 0 || isDamaged) return [{ ...row, cells }]
    return [
      { ...row, cells: { ...cells, imageSrc: first ?? '' } },
      ...others.map((imageSrc) => ({
        line,
        cells: { handle: cells.handle ?? '', imageSrc },
        preserved: {},
        isExtra: true as const,
      })),
    ]
  }

  #said({ preserved }: ExportRow, column: PlainColumn): string {
    return preserved[this.#columns.get(column) ?? ''] ?? ''
  }

  /** A file is in one currency, so one row is enough to refuse it. */
  #refuseCurrency(row: ExportRow): void {
    const currency = this.#said(row, 'currency')
    if (currency !== '' && !isDirham(currency))
      this.#findings.damage(row.line, importReason('other_currency', currency, currency))
  }

  /** A size that the file does not count has no tracker in Shopify's form. */
  #toTrackerCells(row: ExportRow): ExportRow['cells'] {
    const { quantity, tracker } = row.cells
    if (UNCOUNTED.test(quantity ?? '')) return { tracker: '' }
    if (tracker !== undefined) return {}
    const isConfigured = parseBoolean(this.#said(row, 'configured')) === true
    const isCounted = isConfigured ? '' : this.#said(row, 'counted')
    const isUncounted = parseBoolean(isCounted) === false || /^none$/i.test(isCounted)
    return isUncounted || parseBoolean(this.#said(row, 'infinite')) === true ? { tracker: '' } : {}
  }

  /**
   * Without a handle, a product and the sizes below it are identified by its name. In a file without sizes each row is
   * a product.
   */
  #toHandleCells({ line, cells }: ExportRow): ExportRow['cells'] {
    if (this.#header.places.has('handle')) return this.#handleBelow(cells)
    const heading = this.#header.headings.get('title')
    if (heading !== undefined) this.#findings.rename(line, 'handle', heading)
    if (!cells.title) return { handle: this.#hasOptions ? this.#last : '' }
    const slug = toSlug(cells.title)
    let handle = slug
    for (let count = 2; !this.#hasOptions && this.#handles.has(handle); count += 1)
      handle = `${slug}-${count}`
    this.#handles.add(handle)
    this.#last = handle
    return { handle }
  }

  /** Some systems name a product only in its first row. */
  #handleBelow({ handle = '', title = '' }: ExportRow['cells']): ExportRow['cells'] {
    if (isOfShopify(this.#header.headings, 'handle')) return { handle: plainHandle(handle) }
    if (handle !== '' || title !== '') this.#last = plainHandle(handle)
    return { handle: this.#last }
  }

  /** Without a column for the name of an option, its heading is the name. */
  #toOptionNameCells({ cells }: ExportRow): ExportRow['cells'] {
    const { places, headings } = this.#header
    return Object.fromEntries(
      OPTIONS.flatMap(({ name, value }) =>
        places.has(name) || !places.has(value)
          ? []
          : [[name, cells[value] ? (headings.get(value) ?? '') : '']],
      ),
    )
  }

  /** Other systems list several categories, the main one first. Shopify's own categories have commas in their names. */
  #toCategoryCells({ cells }: ExportRow): ExportRow['cells'] {
    const { productCategory, typeAr } = cells
    const kind = typeAr ? { typeAr: mainCategory(typeAr).split('>').at(-1)?.trim() ?? '' } : {}
    if (productCategory === undefined || isOfShopify(this.#header.headings, 'productCategory')) return kind
    return { ...kind, productCategory: mainCategory(productCategory) }
  }

  /** Without a reduction, other systems leave the reduced price empty or write 0. */
  #toPriceCells(row: ExportRow): ExportRow['cells'] {
    const { price = '', compareAtPrice = '' } = row.cells
    const { headings } = this.#header
    const isReduced = !ZERO.test(price) && parseBoolean(this.#said(row, 'onSale')) !== false
    if (isOfShopify(headings, 'compareAtPrice') || isReduced || compareAtPrice === '') return {}
    const heading = headings.get('compareAtPrice')
    if (heading !== undefined) this.#findings.rename(row.line, 'price', heading)
    return { price: compareAtPrice, compareAtPrice: '' }
  }

  /** A reduced price with dates is a sale of the product, which begins and ends automatically. */
  #toSaleCells(row: ExportRow): ExportRow['cells'] {
    const { line, cells } = row
    const [from, until] = [parseDay(this.#said(row, 'saleFrom')), parseDay(this.#said(row, 'saleUntil'))]
    const isBeside = this.#columns.has('sale')
    const regular = cells.compareAtPrice || (isBeside ? cells.price : '') || ''
    const sale = isBeside ? this.#said(row, 'sale') : (cells.price ?? '')
    const price = { line, regular, sale: ZERO.test(sale) ? '' : sale, from, until }
    if (isOfShopify(this.#header.headings, 'compareAtPrice') || regular === '' || !isTimed(price)) return {}
    const reduced = this.#hasOptions ? this.#noteSale(price) : knownSaleCells([price], this.#findings)
    this.#findings.rename(line, 'saleStartsAt', this.#columns.get('saleFrom') ?? '')
    this.#findings.rename(line, 'saleEndsAt', this.#columns.get('saleUntil') ?? '')
    return { price: regular, compareAtPrice: '', ...reduced }
  }

  #toReductionCells(row: ExportRow): ExportRow['cells'] {
    const { line, cells } = row
    if (cells.compareAtPrice) return {}
    const [from, until] = [parseDay(this.#said(row, 'from')), parseDay(this.#said(row, 'until'))]
    const [amount, percent] = [this.#said(row, 'amount'), this.#said(row, 'percent')]
    const reduced = reducedCells(cells.price ?? '', { amount, percent, from, until })
    if (!reduced) return {}
    if (reduced.saleDiscount !== undefined && this.#hasOptions) return this.#noteSale({ line, from, until })
    if (!this.#hasReduced) this.#findings.note(line, importReason('taken_off'))
    this.#hasReduced = true
    this.#findings.rename(line, 'saleStartsAt', this.#columns.get('from') ?? '')
    this.#findings.rename(line, 'saleEndsAt', this.#columns.get('until') ?? '')
    return reduced
  }

  /** In a file whose rows may be sizes, the sale would apply to the whole product. */
  #noteSale({ line, from, until }: Pick<TimedPrice, 'line' | 'from' | 'until'>): ExportRow['cells'] {
    this.#findings.note(line, importReason('timed_sale', from || '…', until || '…'))
    return {}
  }
}

/** PrestaShop writes `0000-00-00` for no date, WordPress writes 0. */
const parseDay = (cell: string): string => (cell.startsWith('0') ? '' : cell)

/** A product without a name in the first language takes the other one. */
const named = (row: ExportRow): ExportRow =>
  row.cells.nameAr && !row.cells.title ? { ...row, cells: { ...row.cells, title: row.cells.nameAr } } : row

function mainCategory(cell: string): string {
  const [category = ''] = cell.split(/[,;|]/).flatMap((one) => {
    const parts = IS_PATH.test(one.trim()) ? one.split('/') : [one]
    return parts.every(saysNothing) ? [] : [parts.filter((part) => !saysNothing(part)).join(' > ')]
  })
  return category.trim()
}

const saysNothing = (category: string): boolean => SAYS_NOTHING.test(category.trim())
