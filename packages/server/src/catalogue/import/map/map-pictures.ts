import { LONGEST_ALT_TEXT } from '@little-dunes/domain/catalogue/product'
import type { ImportedAltText } from '#catalogue/import/imported-product'
import { NO_PICTURES } from '#catalogue/import/read/custom-columns'
import type { ProductRows } from '#catalogue/import/read/group-rows'

/** In the order of their positions, or in the order of the list of an own export. */
export function toPictures(rows: ProductRows): string[] {
  const listed = listedPictures(rows[0].cells.pictures)
  if (listed) return listed
  const placed = rows
    .filter(({ cells }) => cells.imageSrc)
    .map(({ cells }, at) => ({ src: cells.imageSrc ?? '', position: Number(cells.imagePosition) || at + 1 }))
  return [...new Set(placed.sort((a, b) => a.position - b.position).map(({ src }) => src))]
}

/** Addresses in the format of own exports: separated by blanks, or `none`. */
export function listedPictures(cell = ''): string[] | null {
  if (cell === '') return null
  return cell === NO_PICTURES ? [] : [...new Set(cell.split(/\s+/))]
}

export function toAltTexts(rows: ProductRows): ImportedAltText[] {
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
