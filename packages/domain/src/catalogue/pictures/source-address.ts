/**
 * A full uploaded picture, re-encoded: `/media/<name>.<hash>.webp`. Product pictures are cropped from it. Blocks of
 * pages show it in the widths `/media/<name>.<hash>-<width>.webp`. The hash is that of its content.
 */
export interface SourceAddress {
  name: string
  hash: string
  width?: SceneWidth
}

/** Widths on pages, in pixels. */
export const SCENE_WIDTHS = [640, 1280, 1920] as const
export type SceneWidth = (typeof SCENE_WIDTHS)[number]

const ADDRESS = /^\/media\/([a-z0-9][a-z0-9-]{0,150})\.([0-9a-f]{8})(?:-(\d{3,4}))?\.webp$/

export const sourceAddress = ({ name, hash, width }: SourceAddress): string =>
  `/media/${name}.${hash}${width ? `-${width}` : ''}.webp`

/** Null if the address is no source. */
export function readSourceAddress(address: string): SourceAddress | null {
  const [, name, hash, digits] = ADDRESS.exec(address) ?? []
  if (!name || !hash) return null
  if (digits === undefined) return { name, hash }
  const width = SCENE_WIDTHS.find((known) => known === Number(digits))
  return width ? { name, hash, width } : null
}

/** True for a full picture without a width. */
export function isSourceAddress(address: string): boolean {
  const source = readSourceAddress(address)
  return source !== null && source.width === undefined
}

/** Address of a full picture in a width. Only replaces the end, since the address was validated when it was stored. */
export const scenePicture = (address: string, width: SceneWidth): string =>
  address.replace(/\.webp$/, `-${width}.webp`)

export const sceneSrcset = (address: string): string =>
  SCENE_WIDTHS.map((width) => `${scenePicture(address, width)} ${width}w`).join(', ')
