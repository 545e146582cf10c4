import { slugOf } from '@little-dunes/domain/catalogue/product'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import { type ExportHeader, isOfShopify } from '#catalogue/import/read/export-columns'
import type { ExportRow } from '#catalogue/import/read/export-row'
import { reducedCells } from '#catalogue/import/read/other-systems/price-reduction'
import { isTimed, knownSaleCells, type TimedPrice } from '#catalogue/import/read/other-systems/timed-sale'
import { type PlainColumn, plainColumns } from '#catalogue/import/read/plain/plain-columns'
import { OPTIONS } from '#catalogue/import/read/read-options'
import { UNCOUNTED } from '#catalogue/import/read/read-variants'
import { booleanOf } from '#catalogue/import/values/boolean-words'
import { plainHandle } from '#catalogue/import/values/plain-handle'
import { isDirham } from '#catalogue/import/values/product-price'

/** Between addresses of one cell. */
const BETWEEN_ADDRESSES = /(?<![,;|\s])[,;|\s]+(?=https?:\/\/)/i
/** Categories by their number, or of a whole shop. */
const SAYS_NOTHING = /^(\d*|home|root|root catalog|default category)$/i
const ZERO = /^0*([.,]0+)?$/

/** Categories are a path from the root of the shop, as Squarespace and Magento write it. */
const IS_PATH = /^(\/|(root catalog|default category)\/)/i

/** What files that Shopify has not written leave out or say in one cell, as Shopify says it. */
export class PlainRows {
  readonly #header: ExportHeader
  readonly #findings: Findings
  /** Whether rows may be sizes of one product. */
  readonly #hasOptions: boolean
  readonly #handles = new Set<string>()
  /** What the file says beside the columns of the shop. */
  readonly #columns: ReadonlyMap<PlainColumn, string>
  /** Of the row above. */
  #last = ''
  #hasReduced = false
  constructor(header: ExportHeader, findings: Findings) {
    this.#header = header
    this.#findings = findings
    this.#columns = plainColumns(header)
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
      ...this.#saleOf(row),
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

  /** A cell beside the columns of the shop. */
  #said({ kept }: ExportRow, column: PlainColumn): string {
    return kept[this.#columns.get(column) ?? ''] ?? ''
  }

  /** A file is in one currency, so one row says it for all. */
  #refuseCurrency(row: ExportRow): void {
    const currency = this.#said(row, 'currency')
    if (currency !== '' && !isDirham(currency))
      this.#findings.damage(row.line, importReason('other_currency', currency, currency))
  }

  /** What the file says is not counted has no tracker, as Shopify writes it. */
  #trackerOf(row: ExportRow): ExportRow['cells'] {
    const { quantity, tracker } = row.cells
    if (UNCOUNTED.test(quantity ?? '')) return { tracker: '' }
    if (tracker !== undefined) return {}
    const isConfigured = booleanOf(this.#said(row, 'configured')) === true
    const isCounted = isConfigured ? '' : this.#said(row, 'counted')
    const isUncounted = booleanOf(isCounted) === false || /^none$/i.test(isCounted)
    return isUncounted || booleanOf(this.#said(row, 'infinite')) === true ? { tracker: '' } : {}
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
  #pricesOf(row: ExportRow): ExportRow['cells'] {
    const { price = '', compareAtPrice = '' } = row.cells
    const { headings } = this.#header
    const isReduced = !ZERO.test(price) && booleanOf(this.#said(row, 'onSale')) !== false
    if (isOfShopify(headings, 'compareAtPrice') || isReduced || compareAtPrice === '') return {}
    const heading = headings.get('compareAtPrice')
    if (heading !== undefined) this.#findings.rename(row.line, 'price', heading)
    return { price: compareAtPrice, compareAtPrice: '' }
  }

  /** A reduced price with days of its own is a sale of the product, which begins and ends by itself. */
  #saleOf(row: ExportRow): ExportRow['cells'] {
    const { line, cells } = row
    const [from, until] = [dayOf(this.#said(row, 'saleFrom')), dayOf(this.#said(row, 'saleUntil'))]
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

  #reductionOf(row: ExportRow): ExportRow['cells'] {
    const { line, cells } = row
    if (cells.compareAtPrice) return {}
    const [from, until] = [dayOf(this.#said(row, 'from')), dayOf(this.#said(row, 'until'))]
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

  /** In a file whose rows may be sizes it would count for all of the product. */
  #noteSale({ line, from, until }: Pick<TimedPrice, 'line' | 'from' | 'until'>): ExportRow['cells'] {
    this.#findings.note(line, importReason('timed_sale', from || '…', until || '…'))
    return {}
  }
}

/** PrestaShop writes `0000-00-00` for none, WordPress 0. */
const dayOf = (cell: string): string => (cell.startsWith('0') ? '' : cell)

/** A product without a name in the first language is called by the other one. */
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
