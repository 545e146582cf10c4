/**
 * Addresses of product pictures. The catalogue has the master, `/media/<name>.<hash>.avif`, 800 × 1000; derived ones are
 * `/media/<name>.<hash>-<width>.<format>`. The hash is of the master's content, so an address never changes its meaning.
 */
export const PICTURE_WIDTHS = [160, 400, 800] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** A picture by its address; `width` is absent for the master. */
export interface PictureAddress {
  name: string
  hash: string
  width?: PictureWidth
  format: PictureFormat
}

const ADDRESS = /^\/media\/([a-z0-9][a-z0-9-]{0,150})\.([0-9a-f]{8})(?:-(\d{3}))?\.(avif|webp)$/

/** What an address names; null when it is no picture of the catalogue. */
export function readPictureAddress(address: string): PictureAddress | null {
  const [, name = '', hash = '', digits, format] = ADDRESS.exec(address) ?? []
  if (!name) return null
  if (digits === undefined) return format === 'avif' ? { name, hash, format } : null
  const width = PICTURE_WIDTHS.find((known) => known === Number(digits))
  return width ? { name, hash, width, format: format as PictureFormat } : null
}

/** The address of a master (without `width`) or of a picture made from it. */
export function pictureAddress({ name, hash, width, format }: PictureAddress): string {
  return `/media/${name}.${hash}${width ? `-${width}` : ''}.${format}`
}

/** The picture in another width and format; other addresses, such as the placeholder's, stay as they are. */
export function derivedPicture(master: string, width: PictureWidth, format: PictureFormat): string {
  const picture = readPictureAddress(master)
  return picture ? pictureAddress({ ...picture, width, format }) : master
}

/** `srcset` of a picture in one format; undefined for addresses that have no other widths. */
export function pictureSrcset(master: string, format: PictureFormat): string | undefined {
  if (!readPictureAddress(master)) return undefined
  return PICTURE_WIDTHS.map((width) => `${derivedPicture(master, width, format)} ${width}w`).join(', ')
}
