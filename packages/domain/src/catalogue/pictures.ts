/**
 * Addresses of product pictures. The catalogue stores the master, `/media/<name>.<hash>.avif`, 800 × 1000. Derived
 * pictures are `/media/<name>.<hash>-<width>.<format>`, and `/media/<name>.<hash>.jpg` for previews on other sites. The
 * hash is that of the master's content, so the content of an address never changes.
 */
export const PICTURE_WIDTHS = [160, 400, 800] as const
export type PictureWidth = (typeof PICTURE_WIDTHS)[number]
export const PICTURE_FORMATS = ['avif', 'webp'] as const
export type PictureFormat = (typeof PICTURE_FORMATS)[number]

/** Bytes of an uploaded picture. */
export const LARGEST_PICTURE_FILE = 12 * 1024 * 1024

/** Size of link previews on other sites, in the one format that all of them read. */
export const OPEN_GRAPH_IMAGE = { width: 1200, height: 630, format: 'jpg' } as const

/** Size of pictures in emails, in a format that all mail programs show. Shown at less than half, for sharp screens. */
export const EMAIL_PICTURE = { width: 160, height: 200, format: 'jpg' } as const

/** `width` is absent for the master. */
export interface PictureAddress {
  name: string
  hash: string
  width?: PictureWidth
  format: PictureFormat | typeof OPEN_GRAPH_IMAGE.format
}

const ADDRESS = /^\/media\/([a-z0-9][a-z0-9-]{0,150})\.([0-9a-f]{8})(?:-(\d{3}))?\.(avif|webp|jpg)$/

/** Null if the address is no catalogue picture. */
export function readPictureAddress(address: string): PictureAddress | null {
  const [, name = '', hash = '', digits, format] = ADDRESS.exec(address) ?? []
  if (!name) return null
  if (digits === undefined) return format === 'avif' || format === 'jpg' ? { name, hash, format } : null
  const width = PICTURE_WIDTHS.find((known) => known === Number(digits))
  if (!width || (format === 'jpg' && width !== EMAIL_PICTURE.width)) return null
  return { name, hash, width, format: format as PictureAddress['format'] }
}

/** True for the address of a master. */
export function isMasterAddress(address: string): boolean {
  const picture = readPictureAddress(address)
  return picture?.format === 'avif' && picture.width === undefined
}

/** Address of a master (without `width`) or of a picture derived from it. */
export function pictureAddress({ name, hash, width, format }: PictureAddress): string {
  return `/media/${name}.${hash}${width ? `-${width}` : ''}.${format}`
}

/** Address of another width and format. Other addresses, such as the placeholder's, stay unchanged. */
export function derivedPicture(master: string, width: PictureWidth, format: PictureFormat): string {
  const picture = readPictureAddress(master)
  return picture ? pictureAddress({ ...picture, width, format }) : master
}

/** Address for link previews, null if it is no catalogue picture. */
export function openGraphImage(master: string): string | null {
  const picture = readPictureAddress(master)
  if (!picture) return null
  const { name, hash } = picture
  return pictureAddress({ name, hash, format: OPEN_GRAPH_IMAGE.format })
}

/** Address for emails, null if it is no catalogue picture. */
export function emailPicture(master: string): string | null {
  const picture = readPictureAddress(master)
  const { width, format } = EMAIL_PICTURE
  return picture && pictureAddress({ ...picture, width, format })
}

/** Undefined for addresses without other widths. */
export function pictureSrcset(master: string, format: PictureFormat): string | undefined {
  if (!readPictureAddress(master)) return undefined
  return PICTURE_WIDTHS.map((width) => `${derivedPicture(master, width, format)} ${width}w`).join(', ')
}
