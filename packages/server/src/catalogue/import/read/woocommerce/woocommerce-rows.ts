import { toSlug } from '@little-dunes/domain/catalogue/product'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { Fields } from '#catalogue/import/read/preserved-fields'
import { optionNameCells, optionValueCells } from '#catalogue/import/read/read-options'
import { asMetafield, WOO } from '#catalogue/import/read/woocommerce/woocommerce-columns'
import { priceCells, saleCells } from '#catalogue/import/read/woocommerce/woocommerce-prices'
import { parseList, type WooRecord } from '#catalogue/import/read/woocommerce/woocommerce-record'
import { stockCells } from '#catalogue/import/read/woocommerce/woocommerce-stock'
import {
  listVariations,
  type WooOptions,
  type WooVariation,
} from '#catalogue/import/read/woocommerce/woocommerce-variations'
import { freeHandle, plainHandle } from '#catalogue/import/values/plain-handle'

type Cells = ExportRow['cells']

/** Products that link elsewhere or only group others. */
const NOT_SOLD = ['grouped', 'external']

/**
 * The products of a WooCommerce export in Shopify's rows: the first describes the product, each is a variation.
 * Variations may be anywhere in the file, so the whole file is read first.
 */
export function* wooRows(records: readonly WooRecord[], findings: Findings): Generator<ExportRow> {
  const products = records.filter((record) => !record.is('variation'))
  const children = groupChildren(records, products, findings)
  const handles = new Set<string>()
  for (const product of products) {
    const unsold = NOT_SOLD.find((type) => product.is(type))
    if (unsold) findings.note(product.line, importReason('not_sold', product.text(WOO.name), unsold))
    else yield* buildRows(product, children.get(product) ?? [], createHandle(product, handles), findings)
  }
}

/** The file identifies a parent by its id or its SKU. */
function groupChildren(
  records: readonly WooRecord[],
  products: readonly WooRecord[],
  findings: Findings,
): ReadonlyMap<WooRecord, WooRecord[]> {
  const byName = new Map(
    products.flatMap((product) => [
      [`id:${product.text(WOO.id)}`, product] as const,
      [product.text(WOO.sku), product] as const,
    ]),
  )
  const children = new Map<WooRecord, WooRecord[]>()
  for (const child of records.filter((record) => record.is('variation'))) {
    const parent = child.text(WOO.parent) && byName.get(child.text(WOO.parent))
    if (parent) children.set(parent, [...(children.get(parent) ?? []), child])
    else {
      findings.rename(child.line, 'handle', child.getHeadingName(WOO.parent))
      findings.problem(child.line, 'handle', importReason('no_parent', child.text(WOO.parent)))
    }
  }
  return children
}

/** WordPress makes the address of a product from its name, with a number if it is taken. */
function createHandle(product: WooRecord, taken: Set<string>): string {
  return freeHandle(plainHandle(product.text(WOO.slug)) || toSlug(product.text(WOO.name)), taken)
}

function* buildRows(
  product: WooRecord,
  children: readonly WooRecord[],
  handle: string,
  findings: Findings,
): Generator<ExportRow> {
  const options = product.is('variable')
    ? listVariations(product, children, findings)
    : { names: [], variations: [{ record: product, values: [], stock: undefined, isFirst: true }] }
  const sold = [...new Set(options.variations.map(({ record }) => record))]
  const whole = {
    handle,
    ...productCells(product),
    ...optionNameCells(options.names),
    ...saleCells(sold, findings),
  }
  const images = parseList(product.text(WOO.images)).map(encoded)
  const productRow = { cells: whole, preserved: preserveProductFields(product, options) }
  const variants = options.variations.map((variation) => ({
    line: variation.record.line,
    cells: { handle, ...variationCells(product, variation, findings) },
    preserved: preserveVariationFields(product, variation),
    ...(variation.isFirst ? {} : { isExtra: true as const }),
  }))
  // A product without variations has one row. Any other is in a row above its variations.
  const [alone] = product.is('variable') ? [] : variants
  const first = { ...alone?.cells, ...productRow.cells }
  const rows: ExportRow[] = [
    { line: product.line, cells: first, preserved: { ...alone?.preserved, ...productRow.preserved } },
  ]
  if (!alone) rows.push(...variants)
  for (let at = rows.length; at < images.length; at += 1)
    rows.push({ line: product.line, cells: { handle }, preserved: {}, isExtra: true })
  for (const [at, row] of rows.entries())
    yield { ...row, cells: { ...row.cells, ...pictureCells(images, at) } }
}

/** Blanks separate the addresses of a list. */
const encoded = (address: string): string => address.replaceAll(' ', '%20')

const pictureCells = (images: readonly string[], at: number): Cells =>
  images[at] ? { imageSrc: images[at], imagePosition: String(at + 1) } : { imageSrc: '' }

function productCells(product: WooRecord): Cells {
  const [category = ''] = parseList(product.text(WOO.categories))
  const type = category.split(/(?<!\s)\s*>\s*/).at(-1) ?? ''
  const hasBody = product.has(WOO.description) || product.has(WOO.shortDescription)
  const body = product.formatted(WOO.description) || product.formatted(WOO.shortDescription)
  return {
    title: product.text(WOO.name),
    // Fields without a column in the file stay unchanged in the shop.
    ...(hasBody && { body }),
    ...(product.has(WOO.categories) && {
      productCategory: category,
      type: type === 'Uncategorized' ? '' : type,
    }),
    tags: parseList(product.text(WOO.tags)).join(', '),
    ...statusCells(product),
  }
}

/** 1 is published, 0 private, -1 a draft, 2 pending review. Products hidden in the catalogue are archived here. */
function statusCells(product: WooRecord): Cells {
  const published = product.text(WOO.published)
  const isHidden = product.text(WOO.visibility).toLowerCase() === 'hidden'
  if (['-1', '2'].includes(published)) return { status: 'draft' }
  if (published === '0' || isHidden) return { status: 'active', published: 'false' }
  return { status: 'active', published: published === '1' || published === '' ? 'true' : published }
}

function variationCells(product: WooRecord, variation: WooVariation, findings: Findings): Cells {
  const { record, values, stock, isFirst } = variation
  const [picture = ''] = record === product ? [] : parseList(record.text(WOO.images))
  return {
    ...optionValueCells(values),
    ...stockCells(record, stock),
    ...priceCells(record, findings),
    sku: isFirst ? record.text(WOO.sku) : '',
    barcode: isFirst ? record.text(WOO.barcode) : '',
    variantImage: encoded(picture),
  }
}

function preserveProductFields(product: WooRecord, { names }: WooOptions): Fields {
  const attributes = product.attributes.filter(({ name }) => !names.includes(name))
  return {
    Vendor: product.text(WOO.brands),
    Tags: parseList(product.text(WOO.tags)).join(', '),
    'Product category': parseList(product.text(WOO.categories)).join(', '),
    'SEO title': product.text('Meta: _yoast_wpseo_title') || product.text('Meta: rank_math_title'),
    'SEO description':
      product.text('Meta: _yoast_wpseo_metadesc') || product.text('Meta: rank_math_description'),
    ...product.preserved('product'),
    ...Object.fromEntries(
      attributes.map(({ name, values }) => [asMetafield(name, 'product'), values.join(', ')]),
    ),
  }
}

function preserveVariationFields(product: WooRecord, { record }: WooVariation): Fields {
  const weight = Object.keys(record.weight).length > 0 ? record.weight : product.weight
  const taxStatus = record.text(WOO.taxStatus) || product.text(WOO.taxStatus)
  const taxClass = record.text(WOO.taxClass)
  return {
    ...weight,
    'Charge tax': taxStatus === '' ? '' : String(taxStatus === 'taxable').toUpperCase(),
    'Tax code': taxClass === 'parent' ? product.text(WOO.taxClass) : taxClass,
    ...(record === product ? {} : record.preserved('variant')),
  }
}
