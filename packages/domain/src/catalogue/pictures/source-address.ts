/**
 * A whole picture as it was uploaded, drawn anew: `/media/<name>.<hash>.webp`. Product pictures are cut from one; a block
 * of a page shows it in the widths `/media/<name>.<hash>-<width>.webp`. The hash is of its content.
 */
export interface SourceAddress {
  name: string
  hash: string
  width?: SceneWidth
}

/** Widths in which a page shows such a picture, in pixels. */
export const SCENE_WIDTHS = [640, 1280, 1920] as const
export type SceneWidth = (typeof SCENE_WIDTHS)[number]

const ADDRESS = /^\/media\/([a-z0-9][a-z0-9-]{0,150})\.([0-9a-f]{8})(?:-(\d{3,4}))?\.webp$/

export const sourceAddress = ({ name, hash, width }: SourceAddress): string =>
  `/media/${name}.${hash}${width ? `-${width}` : ''}.webp`

/** What an address names; null when it is no source. */
export function readSourceAddress(address: string): SourceAddress | null {
  const [, name, hash, digits] = ADDRESS.exec(address) ?? []
  if (!name || !hash) return null
  if (digits === undefined) return { name, hash }
  const width = SCENE_WIDTHS.find((known) => known === Number(digits))
  return width ? { name, hash, width } : null
}

/** Whether an address is that of a whole picture, in no width of its own. */
export function isSourceAddress(address: string): boolean {
  const source = readSourceAddress(address)
  return source !== null && source.width === undefined
}

/** A whole picture in a width. Pages need no more of an address than its end: it was read when it was stored. */
export const scenePicture = (address: string, width: SceneWidth): string =>
  address.replace(/\.webp$/, `-${width}.webp`)

/** `srcset` of a picture of a page. */
export const sceneSrcset = (address: string): string =>
  SCENE_WIDTHS.map((width) => `${scenePicture(address, width)} ${width}w`).join(', ')
