import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { pictureAddress } from '@little-dunes/domain/catalogue/pictures'
import { createPictureFiles } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { sharp } from '#media/safe-sharp'

const MASTER = { width: 800, height: 1000 }
/** No picture that a shop would show has more; a small file can unfold to a huge one. */
const MOST_PIXELS = 50_000_000

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
