import { readFile } from 'node:fs/promises'
import {
  type PictureAddress,
  type PictureWidth,
  readPictureAddress,
} from '@little-dunes/domain/catalogue/pictures'
import { drawOpenGraphImage } from '#media/draw-open-graph-image'
import { createPictureFiles, exists, isOriginal } from '#media/picture-files'
import { sharp } from '#media/safe-sharp'

/** Pixels. Masters are 4:5. */
const MASTER_WIDTH = 800
const HEIGHT_PER_WIDTH = 5 / 4
const QUALITY = { avif: 52, webp: 76, jpg: 80 } as const

function drawWidth(master: Buffer, width: PictureWidth, format: PictureAddress['format']): Promise<Buffer> {
  const resized = sharp(master).resize(width, width * HEIGHT_PER_WIDTH)
  const quality = QUALITY[format]
  const encoded = {
    avif: () => resized.avif({ quality, effort: 2 }),
    webp: () => resized.webp({ quality }),
    jpg: () => resized.jpeg({ quality, mozjpeg: true }),
  }
  return encoded[format]().toBuffer()
}

const draw = (master: Buffer, { width, format }: PictureAddress): Promise<Buffer> =>
  format === 'jpg' && !width ? drawOpenGraphImage(master) : drawWidth(master, width ?? MASTER_WIDTH, format)

/** Draws and stores the picture of an address from its master. False when there was nothing to draw. */
export async function drawPicture(dataFolder: string, address: string): Promise<boolean> {
  const files = createPictureFiles(dataFolder)
  const picture = readPictureAddress(address)
  if (!picture || isOriginal(picture) || (await exists(files.derived(picture)))) return false
  const master = await files.master(picture)
  if (!master) return false
  await files.keep(picture, await draw(await readFile(master), picture))
  return true
}
