import type { Fils } from '@little-dunes/domain/money'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import type { Fields } from '#catalogue/import/read/preserved-fields'
import { isCanonicalOptions, OPTIONS } from '#catalogue/import/read/read-options'
import { masterAddress } from '#catalogue/import/stored-pictures'
import { htmlToText } from '#catalogue/import/values/html-to-text'
import { textToHtml } from '#catalogue/import/values/text-to-html'

/*
 * Cells with more detail than the shop stores. The shop sells by its own reading of a cell, and an export returns the
 * cell as long as that reading is still the same (`export/original-cells.ts`).
 */

/** An own export without such a cell leaves the stored one alone. Any other file removes it. */
const nothing = ({ cells }: ExportRow, heading: string): Fields =>
  cells.articleNumber === undefined ? { [heading]: '' } : {}

const LONGEST = 100_000

export function preserveDescription(row: ExportRow): Fields {
  const { body } = row.cells
  if (body === undefined) return {}
  const isFormatted = body !== textToHtml(htmlToText(body)) && body.length <= LONGEST
  return isFormatted ? { Description: body } : nothing(row, 'Description')
}

/** Options with other names or another number than colour and size. */
export function preserveOptionNames(first: ExportRow): Fields {
  if (first.cells.option1Name === undefined) return {}
  const isPreserved = !isCanonicalOptions(first)
  return Object.fromEntries(
    OPTIONS.flatMap(({ name, linkedTo, headings }) => [
      ...pair(first, headings.name, isPreserved ? first.cells[name] : ''),
      ...pair(first, headings.linkedTo, isPreserved ? first.cells[linkedTo] : ''),
    ]),
  )
}

export function preserveOptionValues(first: ExportRow, row: ExportRow): Fields {
  if (first.cells.option1Name === undefined) return {}
  const isPreserved = !isCanonicalOptions(first)
  return Object.fromEntries(
    OPTIONS.flatMap(({ value, headings }) => pair(row, headings.value, isPreserved ? row.cells[value] : '')),
  )
}

const pair = (row: ExportRow, heading: string, cell = ''): [string, string][] =>
  Object.entries(cell === '' ? nothing(row, heading) : { [heading]: cell })

/** Shopify's way of selling without stock. */
export function preserveTracker(row: ExportRow, counted: boolean): Fields {
  const { tracker, policy } = row.cells
  const isPreserved = !counted && tracker !== undefined && tracker !== ''
  return {
    ...(isPreserved ? { 'Inventory tracker': tracker } : nothing(row, 'Inventory tracker')),
    ...(isPreserved && policy ? { [POLICY]: policy } : nothing(row, POLICY)),
  }
}
const POLICY = 'Continue selling when out of stock'

/** A compare-at price that no common percent of the sizes leads to, or that is not above the price. */
export function preserveCompareAt(row: ExportRow, compareAt: Fils | null, stored: Fils | null): Fields {
  return compareAt === stored || !row.cells.compareAtPrice
    ? nothing(row, 'Compare-at price')
    : { 'Compare-at price': row.cells.compareAtPrice }
}

/** Picture addresses of the former shop, until this one has fetched them. One line each, with its alternative text. */
export function preservePictures(rows: ProductRows): Fields {
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

export const preserveVariantPicture = (row: ExportRow): Fields =>
  row.cells.variantImage && masterAddress(row.cells.variantImage) === null
    ? { 'Variant image URL': row.cells.variantImage }
    : nothing(row, 'Variant image URL')
