import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureAddress, readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import { createPictureFiles } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { sharp } from '#media/safe-sharp'

const MASTER = { width: 800, height: 1000 }
/** No picture that a shop would show has more; a small file can unfold to a huge one. */
const MOST_PIXELS = 50_000_000

/**
 * Keeps a picture of another address. A master of a shop such as this one stays as it is, so that it has one address in
 * both: its name says what it holds. Any other is drawn anew; throws when it is no picture.
 */
export async function storeFetchedPicture(
  dataFolder: string,
  name: string,
  bytes: Buffer,
  source: string,
): Promise<string> {
  const picture = readPictureAddress(URL.parse(source)?.pathname ?? '')
  const isOriginal = picture !== null && picture.hash === pictureHash(bytes) && (await isMaster(bytes))
  if (!isOriginal) return storePicture(dataFolder, name, bytes)
  await createPictureFiles(dataFolder).keep(picture, bytes)
  return pictureAddress(picture)
}

/** Whole and readable, and what `storePicture` makes. */
async function isMaster(bytes: Buffer): Promise<boolean> {
  const picture = sharp(bytes, { limitInputPixels: MASTER.width * MASTER.height })
  const { format, compression, width, height } = await picture.metadata()
  await picture.stats()
  const isAvif = format === 'heif' && compression === 'av1'
  return isAvif && width === MASTER.width && height === MASTER.height
}

/** Makes a picture the shop's own master: AVIF, 800 × 1000, whole on white. Answers its address; throws when it is no picture. */
export async function storePicture(dataFolder: string, name: string, bytes: Buffer): Promise<string> {
  const content = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ ...MASTER, fit: 'contain', background: '#ffffff' })
    .flatten({ background: '#ffffff' })
    .avif({ quality: 60, effort: 2 })
    .toBuffer()
  const picture = { name, hash: pictureHash(content), format: 'avif' as const }
  const file = createPictureFiles(dataFolder).derived(picture)
  await mkdir(path.dirname(file), { recursive: true })
  await writeFile(file, content)
  return pictureAddress(picture)
}
