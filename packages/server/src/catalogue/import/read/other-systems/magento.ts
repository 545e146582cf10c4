import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { System } from '#catalogue/import/read/other-systems/system-product'
import {
  deepestPath,
  type SystemVariant,
  splitCell,
  toPaidCells,
  toStockCells,
} from '#catalogue/import/read/other-systems/system-product'
import type { SystemRecord } from '#catalogue/import/read/other-systems/system-record'
import { isTimed, knownSaleCells, type TimedPrice } from '#catalogue/import/read/other-systems/timed-sale'
import { parseBoolean } from '#catalogue/import/values/boolean-words'

const NOT_SOLD = ['grouped', 'bundle', 'giftcard']

/**
 * Sizes are simple products that the configurable one lists.
 * https://experienceleague.adobe.com/en/docs/commerce-admin/systems/data-transfer/data-attributes-product
 */
export const magento: System = {
  name: 'magento',
  needs: ['sku', 'product_type', 'name', 'price', 'url_key'],
  columns: {
    handle: ['url_key'],
    title: ['name'],
    body: ['description', 'short_description'],
    productCategory: ['categories'],
    sku: ['sku'],
    price: ['price'],
    quantity: ['qty'],
    imageSrc: ['base_image'],
    published: ['product_online'],
    saleStartsAt: ['special_price_from_date'],
    saleEndsAt: ['special_price_to_date'],
  },
  *products(records, findings) {
    const [first, views] = [
      records.filter((record) => record.text('store_view_code') === ''),
      records.filter((record) => record.text('store_view_code') !== ''),
    ]
    const [arabic, others] = [views.filter(isInArabic), views.filter((view) => !isInArabic(view))]
    if (others[0]) findings.note(others[0].line, importReason('store_views', String(others.length)))
    const inArabic = Map.groupBy(arabic, getSku)
    const bySku = new Map(first.map((record) => [getSku(record), record]))
    const children = new Set<SystemRecord>()
    for (const record of first)
      for (const { sku } of parseVariations(record)) {
        const child = bySku.get(sku.toLowerCase())
        if (child) children.add(child)
      }
    for (const record of first.filter((one) => !children.has(one))) {
      const type = record.text('product_type')
      if (NOT_SOLD.includes(type)) {
        findings.note(record.line, importReason('not_sold', record.of('title'), type))
        continue
      }
      notePaidOptions(record, findings)
      const { body } = record
      const sold = parseVariations(record).flatMap(({ sku, options }): SystemVariant[] => {
        const child = bySku.get(sku.toLowerCase())
        return child ? [{ record: child, options, cells: toCells(child) }] : []
      })
      yield {
        record,
        handle: record.of('handle'),
        cells: {
          title: record.of('title'),
          ...(body !== undefined && { body }),
          productCategory: getCategory(record),
          published: isShown(record) ? 'true' : 'false',
          ...knownSaleCells(
            (sold.length > 0 ? sold.map((one) => one.record) : [record]).map(getPrices),
            findings,
          ),
          ...toTextCells(inArabic.get(getSku(record)) ?? []),
        },
        pictures: [
          ...new Set([record.of('imageSrc'), ...splitCell(record.text('additional_images'), ',')]),
        ].filter(Boolean),
        variants: sold.length > 0 ? sold : [{ record, options: [], cells: toCells(record) }],
      }
    }
  },
}

const getSku = (record: SystemRecord): string => record.of('sku').toLowerCase()

/** Recognizes a store view by its code or by the letters of its name. */
const isInArabic = (view: SystemRecord): boolean =>
  /(^|[_-])ar(abic)?([_-]|$)/i.test(view.text('store_view_code')) ||
  /\p{Script=Arabic}/u.test(view.of('title'))

/** The first text of several Arabic store views. */
const toTextCells = (views: readonly SystemRecord[]): SystemVariant['cells'] => ({
  nameAr: views.map((view) => view.of('title')).find(Boolean) ?? '',
  descriptionAr: views.map(({ body }) => body).find(Boolean) ?? '',
})

interface Variation {
  sku: string
  options: [name: string, value: string][]
}

/** `sku=A-S,size=S,color=Blue|sku=A-M,…`, with `size=Size,color=Colour` in another column. */
function parseVariations(record: SystemRecord): Variation[] {
  const labels = new Map(parsePairs(record.text('configurable_variation_labels')))
  return splitCell(record.text('configurable_variations'), '|').map((one) => {
    const [sku, ...options] = parsePairs(one)
    return {
      sku: sku?.[1] ?? '',
      options: options.map(([code, value]): [string, string] => [labels.get(code) ?? code, value]),
    }
  })
}

/** A comma inside a value is not followed by `=`. */
const parsePairs = (cell: string): [string, string][] =>
  cell
    .split(/,(?=[^,=]+=)/)
    .map((pair) => pair.split('='))
    .map(([name = '', ...value]) => [name.trim(), value.join('=').trim()])

/**
 * `name=Wrap,type=drop_down,price=10.0000,…,option_title=Gold|name=Wrap,…` are options with a price, which this shop
 * does not have.
 */
function notePaidOptions(record: SystemRecord, findings: Findings): void {
  const choices = splitCell(record.text('custom_options'), '|').map((one) => new Map(parsePairs(one)))
  const paid = choices.filter((choice) => Number(choice.get('price') ?? 0) !== 0)
  const names = [...new Set(paid.map((choice) => choice.get('name') ?? ''))]
  if (names.length > 0)
    findings.note(record.line, importReason('paid_options', record.of('title'), names.join(', ')))
}

const isShown = (record: SystemRecord): boolean =>
  record.of('published') !== '2' && !/^not visible/i.test(record.text('visibility'))

/** The deepest category, without the root of the whole shop. */
const getCategory = (record: SystemRecord): string =>
  deepestPath(splitCell(record.of('productCategory'), ',').map((path) => path.split('/').slice(1)))

/**
 * Empty when the product follows the shop's configuration. Then the cell does not count: Magento's default counts stock
 * and allows no backorders.
 */
const getSetting = (record: SystemRecord, name: string, useConfig = `use_config_${name}`): string =>
  parseBoolean(record.text(useConfig)) === true ? '' : record.text(name)

const getPrices = (record: SystemRecord): TimedPrice => ({
  line: record.line,
  regular: record.of('price'),
  sale: record.text('special_price'),
  from: record.of('saleStartsAt'),
  until: record.of('saleEndsAt'),
})

function toCells(record: SystemRecord): SystemVariant['cells'] {
  const prices = getPrices(record)
  const isCounted = parseBoolean(getSetting(record, 'manage_stock')) !== false && record.of('quantity') !== ''
  const isOut = parseBoolean(record.text('is_in_stock')) === false
  return {
    ...toPaidCells(prices.regular, isTimed(prices) ? '' : prices.sale),
    ...toStockCells(isCounted || isOut, isOut ? '0' : record.of('quantity')),
    ...(/^[12]/.test(getSetting(record, 'allow_backorders', 'use_config_backorders')) && {
      policy: 'continue',
    }),
    sku: record.of('sku'),
    variantImage: record.of('imageSrc'),
  }
}
