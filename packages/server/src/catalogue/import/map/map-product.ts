import { PRODUCT_FIELDS } from '@little-dunes/domain/catalogue/fields/product-fields'
import { type Category, isCategory, type ProductStatus } from '@little-dunes/domain/catalogue/product'
import { importReason } from '@little-dunes/domain/messages/import-reasons'
import type { Findings } from '#catalogue/import/findings'
import type { FileFields, ImportedProduct } from '#catalogue/import/imported-product'
import { toColours } from '#catalogue/import/map/map-colours'
import { readCustomColumns, readCustomStatus, readFields } from '#catalogue/import/map/map-custom-fields'
import { toAltTexts, toPictures } from '#catalogue/import/map/map-pictures'
import { mapPrices } from '#catalogue/import/map/map-prices'
import {
  preserveDescription,
  preserveOptionNames,
  preservePictures,
} from '#catalogue/import/map/preserved-originals'
import { secondTexts } from '#catalogue/import/map/second-texts'
import type { ExportRow } from '#catalogue/import/read/export-row'
import type { ProductRows } from '#catalogue/import/read/group-rows'
import { pickFields } from '#catalogue/import/read/preserved-fields'
import { getOptions } from '#catalogue/import/read/read-options'
import { readVariants } from '#catalogue/import/read/read-variants'
import { generatedSku } from '#catalogue/import/values/generated-sku'
import { htmlToText, LONGEST_DESCRIPTION, shortened } from '#catalogue/import/values/html-to-text'
import { isGenderOption, shownOptionName } from '#catalogue/import/values/option-roles'
import { detectGender } from '#catalogue/import/values/product-gender'
import { parseStatus } from '#catalogue/import/values/status-words'

const LONGEST = { handle: 255, title: 255, nameAr: 255 }

/**
 * Maps the rows of one product without sizes that have a problem. Null when the product has another problem or no row
 * is left. Pure.
 */
export function mapProduct(rows: ProductRows, findings: Findings): ImportedProduct | null {
  const [before, rowsBefore] = [findings.productProblemCount, findings.rowProblemCount]
  const [first] = rows
  checkTexts(first, findings)
  const variants = readVariants(rows, findings)
  const fields = { ...readFields(first, findings), ...readCustomColumns(first, findings) }
  const status = readCustomStatus(first, readStatus(first, findings), findings)
  const prices = mapPrices(first, variants, findings)
  const isPartial = findings.rowProblemCount > rowsBefore
  if (findings.productProblemCount > before || !prices || (isPartial && variants.length === 0)) return null
  const handle = first.cells.handle ?? ''
  return {
    handle,
    name: first.cells.title ?? '',
    sku: first.cells.articleNumber || (variants.find(({ sku }) => sku)?.sku ?? generatedSku(handle)),
    description: toDescription(first, findings),
    category: getAudience(rows),
    subCategory: getSubCategory(first),
    status,
    price: prices.price,
    discount: prices.discount,
    pictures: toPictures(rows),
    altTexts: toAltTexts(rows),
    colours: toColours(rows, variants, prices),
    preserved: {
      ...pickFields(first.preserved, true),
      ...preserveDescription(first),
      ...preserveOptionNames(first),
      ...preservePictures(rows),
    },
    texts: secondTexts(first),
    fields: { ...fields, ...toOptionName(rows) },
    isFromShop: first.cells.articleNumber !== undefined,
    isPartial,
  }
}

function checkTexts({ line, cells }: ExportRow, findings: Findings) {
  if (!cells.title) findings.problem(line, 'title', importReason('no_title'))
  for (const column of ['handle', 'title', 'nameAr'] as const)
    if ((cells[column] ?? '').length > LONGEST[column])
      findings.problem(line, column, importReason('too_long', String(LONGEST[column])))
}

/** Unlisted and unpublished products become archived. Undefined when the file has no status. */
function readStatus({ line, cells }: ExportRow, findings: Findings): ProductStatus | undefined {
  const { status = '', published = '' } = cells
  const [byStatus, byPublished] = [parseStatus(status), parseStatus(published)]
  if (status && !byStatus) findings.problem(line, 'status', importReason('no_status', status))
  if (published && !byPublished) findings.problem(line, 'published', importReason('no_boolean', published))
  return byStatus === undefined || byStatus === 'published' ? (byPublished ?? byStatus) : byStatus
}

function toDescription({ line, cells }: ExportRow, findings: Findings): string | undefined {
  if (cells.body === undefined) return undefined
  const text = htmlToText(cells.body)
  if (text.length > LONGEST_DESCRIPTION)
    findings.note(line, importReason('short_description', String(LONGEST_DESCRIPTION)))
  return shortened(text)
}

/** The most reliable source first. */
function genderSources(rows: ProductRows): string[] {
  const [{ cells }] = rows
  const option = getOptions(rows)
    .filter(isGenderOption)
    .flatMap(({ values }) => values)
  return [option.join(' '), cells.targetGender, cells.googleGender, cells.tags, cells.title].map(
    (text) => text ?? '',
  )
}

function getAudience(rows: ProductRows): Category {
  const { audience } = rows[0].cells
  return isCategory(audience) ? audience : detectGender(genderSources(rows))
}

/** In files of other systems the options name the choice. */
function toOptionName(rows: ProductRows): FileFields {
  const { articleNumber, option1Name } = rows[0].cells
  if (articleNumber !== undefined || option1Name === undefined) return {}
  return { optionName: shownOptionName(getOptions(rows)).slice(0, PRODUCT_FIELDS.optionName.max) }
}

/** Type, else the last part of the category: `Apparel > Clothing > Dresses` → `Dresses`. */
function getSubCategory({ cells }: ExportRow): string | undefined {
  if (cells.type || cells.articleNumber !== undefined) return cells.type
  if (cells.productCategory === undefined) return cells.type
  const last = cells.productCategory.split('>').at(-1)?.trim() ?? ''
  return last === 'Uncategorized' ? '' : last
}
