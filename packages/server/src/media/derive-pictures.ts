import { readFile } from 'node:fs/promises'
import {
  PICTURE_FORMATS,
  PICTURE_WIDTHS,
  type PictureAddress,
  type PictureFormat,
  type PictureWidth,
  readPictureAddress,
} from '@little-dunes/domain/catalogue/pictures'
import { createPictureFiles, exists, isOriginal, type PictureFiles } from '#media/picture-files'
import { sharp } from '#media/safe-sharp'
import { shuffled } from '#media/shuffled'

/** Masters are 4:5. */
const HEIGHT_PER_WIDTH = 5 / 4
const QUALITY = { avif: 52, webp: 76 } as const

interface Wanted extends PictureAddress {
  width: PictureWidth
  format: PictureFormat
}

/** Widths and formats in the order in which visitors need them: cards, thumbnails, then older browsers. */
function* wantedOf(masters: readonly PictureAddress[]): Generator<Wanted> {
  const formats = [...PICTURE_FORMATS]
  const widths = PICTURE_WIDTHS.toSorted((a, b) => Math.abs(a - 400) - Math.abs(b - 400))
  for (const format of formats) {
    for (const width of widths) {
      for (const master of shuffled(masters)) yield { ...master, width, format }
    }
  }
}

async function make(files: PictureFiles, picture: Wanted): Promise<void> {
  const { width, format } = picture
  const master = await files.master(picture)
  if (!master) return
  const resized = sharp(await readFile(master)).resize(width, width * HEIGHT_PER_WIDTH)
  const options = { quality: QUALITY[format] }
  const made = format === 'avif' ? resized.avif({ ...options, effort: 2 }) : resized.webp(options)
  await files.keep(picture, await made.toBuffer())
}

/**
 * Makes the pictures that are missing, one after the other, as long as they are wanted; goes on where an earlier run was
 * stopped. Answers how many.
 */
export async function derivePictures(
  dataFolder: string,
  addresses: readonly string[],
  areWanted: () => boolean = () => true,
): Promise<number> {
  sharp.cache(false)
  sharp.concurrency(1)
  const files = createPictureFiles(dataFolder)
  const masters = addresses.flatMap((address) => readPictureAddress(address) ?? [])
  let made = 0
  for (const picture of wantedOf(masters)) {
    if (!areWanted()) break
    if (isOriginal(picture) || (await exists(files.derived(picture)))) continue
    await make(files, picture)
    made += 1
  }
  return made
}
