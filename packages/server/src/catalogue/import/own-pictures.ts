import { pictureAddress, readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import type { ImportedProduct } from '#catalogue/import/imported-product'

/** Whether the shop has the master of this address. */
export type HasPicture = (address: string) => Promise<boolean>

/** The address that a picture of some shop such as this one has there, of whatever host: its hash says what it shows. */
export function masterAddress(src: string): string | null {
  const picture = readPictureAddress(URL.parse(src, 'http://shop')?.pathname ?? '')
  return picture && pictureAddress({ name: picture.name, hash: picture.hash, format: 'avif' })
}

/** Pictures of a file that this shop has already are its own at once: no address has to be fetched. */
export async function withOwnPictures(
  imported: ImportedProduct,
  hasPicture: HasPicture,
): Promise<ImportedProduct> {
  if (!imported.isOwn) return imported
  const known = new Map<string, string>()
  const all = [...imported.pictures, ...imported.colours.flatMap(({ pictures }) => pictures)]
  for (const src of [...all, ...imported.altTexts.map((one) => one.src)]) {
    const address = masterAddress(src)
    if (address !== null && (await hasPicture(address))) known.set(src, address)
  }
  const ownOf = (pictures: readonly string[]) => {
    const own = pictures.flatMap((src) => known.get(src) ?? [])
    return own.length === pictures.length ? { ownPictures: own } : {}
  }
  return {
    ...imported,
    ...ownOf(imported.pictures),
    colours: imported.colours.map((colour) => ({ ...colour, ...ownOf(colour.pictures) })),
    ownAddress: (src) => known.get(src) ?? null,
  }
}
