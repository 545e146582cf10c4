import type { AltTexts } from '@little-dunes/domain/catalogue/product'
import type { ExportCells } from '#catalogue/export/export-headings'
import { CUSTOM_COLUMNS as COLUMNS, NO_PICTURES } from '#catalogue/import/read/custom-columns'

/** Each picture of a product once: those of the product, then those of its colours. */
export const listPictures = (
  { image }: { image: readonly string[] },
  colours: readonly { images: readonly string[] }[],
): string[] => [...new Set([...image, ...colours.flatMap(({ images }) => images)])]

export const pictureCells = (
  address: string,
  at: number,
  altTexts: AltTexts,
  publicUrl: string,
): ExportCells => ({
  'Product image URL': publicUrl + address,
  'Image position': String(at + 1),
  'Image alt text': altTexts[address]?.en ?? '',
  [COLUMNS.altTextAr]: altTexts[address]?.ar ?? '',
})

export const pictureList = (addresses: readonly string[], publicUrl: string): string =>
  addresses.map((address) => publicUrl + address).join(' ') || NO_PICTURES
