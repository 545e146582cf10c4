/**
 * Addresses of product pictures. The catalogue has the master, `/media/<name>.<hash>.avif`, 800 × 1000; derived ones are
 * `/media/<name>.<hash>-<width>.<format>`, and `/media/<name>.<hash>.jpg` for previews elsewhere. The hash is of the
 * master's content, so an address never changes its meaning.
 */
export const PICTURE_WIDTHS = [160, 400, 800] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Bytes of the largest file that becomes a picture. */
export const LARGEST_PICTURE_FILE = 12 * 1024 * 1024

/** What a link to a product is shown with elsewhere: the shape that previews have, in the one format that all of them read. */
export const OPEN_GRAPH_IMAGE = { width: 1200, height: 630, format: 'jpg' } as const

/** A picture by its address; `width` is absent for the master. */
export interface PictureAddress {
  name: string
  hash: string
  width?: PictureWidth
  format: PictureFormat | typeof OPEN_GRAPH_IMAGE.format
}

const ADDRESS = /^\/media\/([a-z0-9][a-z0-9-]{0,150})\.([0-9a-f]{8})(?:-(\d{3}))?\.(avif|webp|jpg)$/

/** What an address names; null when it is no picture of the catalogue. */
export function readPictureAddress(address: string): PictureAddress | null {
  const [, name = '', hash = '', digits, format] = ADDRESS.exec(address) ?? []
  if (!name) return null
  if (digits === undefined) return format === 'avif' || format === 'jpg' ? { name, hash, format } : null
  if (format === 'jpg') return null
  const width = PICTURE_WIDTHS.find((known) => known === Number(digits))
  return width ? { name, hash, width, format: format as PictureFormat } : null
}

/** Whether an address is that of a master, as products have it. */
export function isMasterAddress(address: string): boolean {
  const picture = readPictureAddress(address)
  return picture?.format === 'avif' && picture.width === undefined
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

/** The picture as previews show it; null for addresses that are no pictures of the catalogue. */
export function openGraphImage(master: string): string | null {
  const picture = readPictureAddress(master)
  if (!picture) return null
  const { name, hash } = picture
  return pictureAddress({ name, hash, format: OPEN_GRAPH_IMAGE.format })
}

/** `srcset` of a picture in one format; undefined for addresses that have no other widths. */
export function pictureSrcset(master: string, format: PictureFormat): string | undefined {
  if (!readPictureAddress(master)) return undefined
  return PICTURE_WIDTHS.map((width) => `${derivedPicture(master, width, format)} ${width}w`).join(', ')
}
