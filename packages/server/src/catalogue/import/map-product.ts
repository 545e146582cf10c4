import {
  type Category,
  isCategory,
  LONGEST_ALT_TEXT,
  type ProductStatus,
} from '@little-dunes/domain/catalogue/product'
import { compareSizes } from '@little-dunes/domain/catalogue/sizes'
import { type Fils, formatAed } from '@little-dunes/domain/money'
import { comparedPrices } from '#catalogue/import/compared-prices'
import type { Findings } from '#catalogue/import/findings'
import type {
  ImportedAltText,
  ImportedColour,
  ImportedProduct,
  ImportedSize,
} from '#catalogue/import/imported-product'
import {
  keptCompareAt,
  keptDescription,
  keptOptionNames,
  keptOptionValues,
  keptPictures,
  keptTracker,
  keptVariantPicture,
} from '#catalogue/import/kept-originals'
import { readOwnFields, readOwnStatus } from '#catalogue/import/map-own-fields'
import { type HeldPrices, ownPrices } from '#catalogue/import/own-prices'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import { fieldsOf } from '#catalogue/import/read/kept-fields'
import { NO_PICTURES } from '#catalogue/import/read/own-columns'
import type { ExportRow } from '#catalogue/import/read/read-export'
import { optionsOf } from '#catalogue/import/read/read-options'
import { type ExportVariant, isWithoutSize, readVariants } from '#catalogue/import/read/read-variants'
import { swatchOf } from '#catalogue/import/values/colour-words'
import { generatedSku, generatedSubSku } from '#catalogue/import/values/generated-sku'
import { htmlToText, LONGEST_DESCRIPTION, shortened } from '#catalogue/import/values/html-to-text'
import { isGenderOption } from '#catalogue/import/values/option-roles'
import { genderOf } from '#catalogue/import/values/product-gender'
import { type ShopPrices, shopPrices } from '#catalogue/import/values/product-price'

const LONGEST = { handle: 255, title: 255 }

/** Turns the rows of one product into a product of this shop; null when any of them has a problem. Pure. */
export function mapProduct(rows: ProductRows, findings: Findings): ImportedProduct | null {
  const before = findings.problemCount
  const [first] = rows
  checkTexts(first, findings)
  const variants = readVariants(rows, findings)
  const own = readOwnFields(first, findings)
  const status = readOwnStatus(first, readStatus(first, findings), findings)
  const prices = pricesOf(first, variants, findings)
  if (findings.problemCount > before || !prices) return null
  const handle = first.cells.handle ?? ''
  return {
    handle,
    name: first.cells.title ?? '',
    sku: first.cells.articleNumber || (variants.find(({ sku }) => sku)?.sku ?? generatedSku(handle)),
    description: descriptionOf(first, findings),
    category: audienceOf(rows),
    subCategory: subCategoryOf(first),
    status,
    price: prices.price,
    discount: prices.discount,
    pictures: picturesOf(rows),
    altTexts: altTextsOf(rows),
    colours: coloursOf(rows, variants, prices),
    kept: {
      ...fieldsOf(first.kept, true),
      ...keptDescription(first),
      ...keptOptionNames(first),
      ...keptPictures(rows),
    },
    ...(own && { own }),
  }
}

function checkTexts({ line, cells }: ExportRow, findings: Findings) {
  if (!cells.title) findings.problem(line, 'title', 'is empty; the first row of a product names it.')
  for (const column of ['handle', 'title'] as const)
    if ((cells[column] ?? '').length > LONGEST[column])
      findings.problem(line, column, `is longer than ${LONGEST[column]} characters.`)
}

/** What is unlisted or not published is archived here (undefined: the file does not say). */
function readStatus({ line, cells }: ExportRow, findings: Findings): ProductStatus | undefined {
  const status = (cells.status ?? '').toLowerCase()
  const published = (cells.published ?? '').toLowerCase()
  if (!['', 'active', 'archived', 'draft', 'unlisted'].includes(status))
    findings.problem(line, 'status', `"${cells.status}" is none of active, draft, archived, unlisted.`)
  if (!['', 'true', 'false'].includes(published))
    findings.problem(line, 'published', `"${cells.published}" is neither true nor false.`)
  if (status === '' && published === '') return undefined
  if (status === 'draft') return 'draft'
  return ['', 'active'].includes(status) && published !== 'false' ? 'published' : 'archived'
}

/** Own exports tell the prices as the shop holds them; a product without sizes has no other. */
function pricesOf(first: ExportRow, variants: ExportVariant[], findings: Findings): HeldPrices | null {
  const own = first.cells.articleNumber === undefined ? null : ownPrices(first, variants)
  if (own) return own
  const free = variants.find(({ price }) => price === 0)
  if (free) findings.problem(free.line, 'price', '"0" is not above 0.')
  if (free || variants.length === 0) return null
  const prices = derivedPrices(variants, findings)
  if (!prices) return null
  const price = Math.min(...prices.before.values())
  return {
    price,
    discount: prices.discount,
    own: variants.map((variant) => ownPrice(prices, variant.price, price)),
  }
}

/** A price for each selling price of the file, so that every size is sold for what its owner asked (D-69). */
function derivedPrices(variants: ExportVariant[], findings: Findings): ShopPrices | null {
  const compared = comparedPrices(variants)
  const prices = shopPrices(compared)
  const lineOf = (selling: Fils) => variants.find(({ price }) => price === selling)?.line ?? 0
  if (!prices) {
    const [dearest = 0] = [...compared.keys()].sort((a, b) => b - a)
    findings.problem(lineOf(dearest), 'compareAtPrice', 'makes a discount of 100 percent.')
    return null
  }
  for (const [selling, compareAt] of compared)
    noteComparison(lineOf(selling), selling, compareAt, prices, findings)
  return prices
}

function noteComparison(
  line: number,
  selling: Fils,
  compareAt: Fils | null,
  { discount, before }: ShopPrices,
  findings: Findings,
) {
  const price = before.get(selling) ?? selling
  const which = before.size > 1 ? ' of all sizes' : ''
  if (compareAt === null) return
  if (compareAt <= selling)
    findings.note(
      line,
      `The price to compare with, ${formatAed(compareAt)}, is not above ${formatAed(selling)}; it is left out.`,
    )
  else if (price !== compareAt)
    findings.note(
      line,
      `No percent${which} leads from ${formatAed(compareAt)} to ${formatAed(selling)}; the price before ${discount} % is ${formatAed(price)}.`,
    )
}

function descriptionOf({ line, cells }: ExportRow, findings: Findings): string | undefined {
  if (cells.body === undefined) return undefined
  const text = htmlToText(cells.body)
  if (text.length > LONGEST_DESCRIPTION)
    findings.note(line, `The description is shortened to ${LONGEST_DESCRIPTION} characters.`)
  return shortened(text)
}

/** In order of trust. */
function genderSources(rows: ProductRows): string[] {
  const [{ cells }] = rows
  const option = optionsOf(rows)
    .filter(isGenderOption)
    .flatMap(({ values }) => values)
  return [option.join(' '), cells.targetGender, cells.googleGender, cells.tags, cells.title].map(
    (text) => text ?? '',
  )
}

/** Own exports name it. */
function audienceOf(rows: ProductRows): Category {
  const { audience } = rows[0].cells
  return isCategory(audience) ? audience : genderOf(genderSources(rows))
}

/** Type, else the last part of the category: `Apparel > Clothing > Dresses` → `Dresses`. */
function subCategoryOf({ cells }: ExportRow): string | undefined {
  if (cells.type || cells.articleNumber !== undefined) return cells.type
  if (cells.productCategory === undefined) return cells.type
  const last = cells.productCategory.split('>').at(-1)?.trim() ?? ''
  return last === 'Uncategorized' ? '' : last
}

/** In the order of their positions, or as own exports list them. */
function picturesOf(rows: ProductRows): string[] {
  const listed = listedPictures(rows[0].cells.pictures)
  if (listed) return listed
  const placed = rows
    .filter(({ cells }) => cells.imageSrc)
    .map(({ cells }, at) => ({ src: cells.imageSrc ?? '', position: Number(cells.imagePosition) || at + 1 }))
  return [...new Set(placed.sort((a, b) => a.position - b.position).map(({ src }) => src))]
}

/** Addresses as own exports list them, parted by blanks; `none` for none. */
function listedPictures(cell = ''): string[] | null {
  if (cell === '') return null
  return cell === NO_PICTURES ? [] : [...new Set(cell.split(/\s+/))]
}

function altTextsOf(rows: ProductRows): ImportedAltText[] {
  const bySrc = new Map<string, ImportedAltText>()
  for (const { cells } of rows)
    if (cells.imageSrc && (cells.altText ?? cells.altTextAr) !== undefined && !bySrc.has(cells.imageSrc))
      bySrc.set(cells.imageSrc, {
        src: cells.imageSrc,
        texts: {
          en: cells.altText?.slice(0, LONGEST_ALT_TEXT),
          ar: cells.altTextAr?.slice(0, LONGEST_ALT_TEXT),
        },
      })
  return [...bySrc.values()]
}

/** Null where it is the product's. */
function ownPrice({ before }: ShopPrices, selling: Fils, ofProduct: Fils): Fils | null {
  const price = before.get(selling) ?? selling
  return price === ofProduct ? null : price
}

function coloursOf(rows: ProductRows, variants: ExportVariant[], prices: HeldPrices): ImportedColour[] {
  const { articleNumber } = rows[0].cells
  const colours = new Map<string, ImportedColour>()
  const sized = new Map(
    variants.map((variant, at) => [variant.row, { variant, own: prices.own[at] ?? null }]),
  )
  for (const row of rows) {
    const found = sized.get(row)
    const colorName = found?.variant.colorName ?? (isWithoutSize(rows[0], row) ? row.cells.option1Value : '')
    if (!colorName) continue
    const colour = colours.get(colorName) ?? colourOf(colorName, row.cells)
    colours.set(colorName, colour)
    if (!found) continue
    const { picture } = found.variant
    const isListed = Boolean(row.cells.colourPictures)
    if (picture && !isListed && !colour.pictures.includes(picture)) colour.pictures.push(picture)
    colour.sizes.push(sizeOf(rows[0], found.variant, { ...prices, own: found.own }))
  }
  const inOrder = articleNumber === undefined ? inSizeOrder : (sizes: ImportedSize[]) => sizes
  return [...colours.values()].map((colour) => ({ ...colour, sizes: inOrder(colour.sizes) }))
}

/** A colour without its sizes, by the first row that names it. */
function colourOf(colorName: string, cells: ExportRow['cells']): ImportedColour {
  const pictures = listedPictures(cells.colourPictures) ?? []
  if (cells.articleNumber === undefined)
    return { colorName, swatch: swatchOf(colorName), pictures, sizes: [] }
  const swatch = /^#[0-9a-f]{6}$/i.test(cells.swatch ?? '') ? (cells.swatch ?? null) : null
  return { colorName, swatch, pictures, sizes: [], own: { nameAr: cells.colourAr ?? '' } }
}

function sizeOf(
  first: ExportRow,
  variant: ExportVariant,
  { own, price, discount }: { own: Fils | null; price: Fils; discount: number },
): ImportedSize {
  const { line, colorName, size, stocks, counted, compareAt, sku, row } = variant
  return {
    size,
    stocks,
    counted,
    price: own,
    subSku: sku || generatedSubSku(first.cells.handle ?? '', colorName, size),
    // Most files of others have the column and nothing in it.
    barcode: row.cells.articleNumber === undefined ? variant.barcode || undefined : variant.barcode,
    shelf: row.cells.shelf,
    kept: {
      ...fieldsOf(row.kept, false),
      ...keptOptionValues(first, row),
      ...keptTracker(row, counted),
      ...keptVariantPicture(row),
      ...keptCompareAt(row, compareAt, discount > 0 ? (own ?? price) : null),
    },
    line,
  }
}

/** Sizes that begin with a number go up; words such as S, M, L keep the order of the file. */
const inSizeOrder = (sizes: ImportedSize[]): ImportedSize[] =>
  sizes.every(({ size }) => /^\d/.test(size)) ? sizes.toSorted((a, b) => compareSizes(a.size, b.size)) : sizes
