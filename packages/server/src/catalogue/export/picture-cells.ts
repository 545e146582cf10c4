import type { AltTexts } from '@little-dunes/domain/catalogue/product'
import type { ExportCells } from '#catalogue/export/export-headings'
import { NO_PICTURES, OWN_COLUMNS as OWN } from '#catalogue/import/read/own-columns'

/** Every picture of a product once: its own, then those of its colours. */
export const picturesOf = (
  { image }: { image: readonly string[] },
  colours: readonly { images: readonly string[] }[],
): string[] => [...new Set([...image, ...colours.flatMap(({ images }) => images)])]

/** A picture in a row, by its whole address, with its words. */
export const pictureCells = (
  address: string,
  at: number,
  altTexts: AltTexts,
  publicUrl: string,
): ExportCells => ({
  'Product image URL': publicUrl + address,
  'Image position': String(at + 1),
  'Image alt text': altTexts[address]?.en ?? '',
  [OWN.altTextAr]: altTexts[address]?.ar ?? '',
})

/** Addresses in one cell. */
export const pictureList = (addresses: readonly string[], publicUrl: string): string =>
  addresses.map((address) => publicUrl + address).join(' ') || NO_PICTURES
