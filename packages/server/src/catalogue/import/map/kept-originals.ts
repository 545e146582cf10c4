import type { Fils } from '@little-dunes/domain/money'
import { masterAddress } from '#catalogue/import/own-pictures'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import type { Fields } from '#catalogue/import/read/kept-fields'
import { isCanonicalOptions, OPTIONS } from '#catalogue/import/read/read-options'
import { htmlToText } from '#catalogue/import/values/html-to-text'
import { textToHtml } from '#catalogue/import/values/text-to-html'

/*
 * Cells that say more than the shop holds of them: its own reading of the cell is what it sells by, the cell goes out
 * again as long as it still reads so (`export/original-cells.ts`).
 */

/** An own export that has nothing to add leaves what is kept alone; any other file takes it away. */
const nothing = ({ cells }: ExportRow, heading: string): Fields =>
  cells.articleNumber === undefined ? { [heading]: '' } : {}

const LONGEST = 100_000

/** Formatted descriptions. */
export function keptDescription(row: ExportRow): Fields {
  const { body } = row.cells
  if (body === undefined) return {}
  const isFormatted = body !== textToHtml(htmlToText(body)) && body.length <= LONGEST
  return isFormatted ? { Description: body } : nothing(row, 'Description')
}

/** Options of another name or number than colour and size. */
export function keptOptionNames(first: ExportRow): Fields {
  if (first.cells.option1Name === undefined) return {}
  const isKept = !isCanonicalOptions(first)
  return Object.fromEntries(
    OPTIONS.flatMap(({ name, linkedTo, headings }) => [
      ...pair(first, headings.name, isKept ? first.cells[name] : ''),
      ...pair(first, headings.linkedTo, isKept ? first.cells[linkedTo] : ''),
    ]),
  )
}

export function keptOptionValues(first: ExportRow, row: ExportRow): Fields {
  if (first.cells.option1Name === undefined) return {}
  const isKept = !isCanonicalOptions(first)
  return Object.fromEntries(
    OPTIONS.flatMap(({ value, headings }) => pair(row, headings.value, isKept ? row.cells[value] : '')),
  )
}

const pair = (row: ExportRow, heading: string, cell = ''): [string, string][] =>
  Object.entries(cell === '' ? nothing(row, heading) : { [heading]: cell })

/** How Shopify sells on without stock. */
export function keptTracker(row: ExportRow, counted: boolean): Fields {
  const { tracker, policy } = row.cells
  const isKept = !counted && tracker !== undefined && tracker !== ''
  return {
    ...(isKept ? { 'Inventory tracker': tracker } : nothing(row, 'Inventory tracker')),
    ...(isKept && policy ? { [POLICY]: policy } : nothing(row, POLICY)),
  }
}
const POLICY = 'Continue selling when out of stock'

/** A price to compare with that no percent of all sizes leads from, or that is not above the price. */
export function keptCompareAt(row: ExportRow, compareAt: Fils | null, held: Fils | null): Fields {
  return compareAt === held || !row.cells.compareAtPrice
    ? nothing(row, 'Compare-at price')
    : { 'Compare-at price': row.cells.compareAtPrice }
}

/** Addresses of pictures in the former shop, until this one has fetched them; a line for each, with its alt text. */
export function keptPictures(rows: ProductRows): Fields {
  const [first] = rows
  if (first.cells.imageSrc === undefined) return {}
  const foreign = rows
    .filter(({ cells }) => cells.imageSrc && masterAddress(cells.imageSrc) === null)
    .toSorted((a, b) => Number(a.cells.imagePosition) - Number(b.cells.imagePosition))
  if (foreign.length === 0) return { ...nothing(first, PICTURES), ...nothing(first, ALT_TEXTS) }
  const altTexts = foreign.map(({ cells }) => cells.altText ?? '')
  return {
    [PICTURES]: foreign.map(({ cells }) => cells.imageSrc).join('\n'),
    ...(altTexts.some(Boolean) ? { [ALT_TEXTS]: altTexts.join('\n') } : nothing(first, ALT_TEXTS)),
  }
}
const PICTURES = 'Product image URL'
const ALT_TEXTS = 'Image alt text'

export const keptVariantPicture = (row: ExportRow): Fields =>
  row.cells.variantImage && masterAddress(row.cells.variantImage) === null
    ? { 'Variant image URL': row.cells.variantImage }
    : nothing(row, 'Variant image URL')
