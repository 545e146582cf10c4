import { pictureAddress, readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import type { ImportedProduct } from '#catalogue/import/imported-product'

export type HasPicture = (address: string) => Promise<boolean>

/** The master address of a picture from any shop like this one, on any host: the hash identifies its content. */
export function masterAddress(src: string): string | null {
  const picture = readPictureAddress(URL.parse(src, 'http://shop')?.pathname ?? '')
  return picture && pictureAddress({ name: picture.name, hash: picture.hash, format: 'avif' })
}

/** Pictures that the shop already has are linked at once, without fetching them. */
export async function withStoredPictures(
  imported: ImportedProduct,
  hasPicture: HasPicture,
): Promise<ImportedProduct> {
  if (!imported.isFromShop) return imported
  const known = new Map<string, string>()
  const all = [...imported.pictures, ...imported.colours.flatMap(({ pictures }) => pictures)]
  for (const src of [...all, ...imported.altTexts.map((one) => one.src)]) {
    const address = masterAddress(src)
    if (address !== null && (await hasPicture(address))) known.set(src, address)
  }
  const toStoredPictures = (pictures: readonly string[]) => {
    const addresses = pictures.flatMap((src) => known.get(src) ?? [])
    return addresses.length === pictures.length ? { storedPictures: addresses } : {}
  }
  return {
    ...imported,
    ...toStoredPictures(imported.pictures),
    colours: imported.colours.map((colour) => ({ ...colour, ...toStoredPictures(colour.pictures) })),
    toStoredAddress: (src) => known.get(src) ?? null,
  }
}
