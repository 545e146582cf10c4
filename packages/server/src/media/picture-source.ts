import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import type { FocalPoint, PictureSize } from '@little-dunes/domain/catalogue/pictures/focal-point'
import {
  readSourceAddress,
  SCENE_WIDTHS,
  scenePicture,
  sourceAddress,
} from '@little-dunes/domain/catalogue/pictures/source-address'
import { MAX_PIXELS } from '#media/check-picture'
import { mediaFolder } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { sharp } from '#media/safe-sharp'
import { writeWholeFile } from '#media/write-whole-file'

/** The source of a master and its focal point. Null means the whole picture on white. */
export interface PictureSource {
  source: string
  focus: FocalPoint | null
}

/** Pixels of the longer side, enough for a sharp crop in the widest place of the shop. */
const LONGEST_SIDE = 2400

/** Null unless the address is one of a source. */
export function sourceFile(dataFolder: string, address: string): string | null {
  const source = readSourceAddress(address)
  return source && path.join(mediaFolder(dataFolder), path.posix.basename(sourceAddress(source)))
}

/** The file is beside the master, so that both are copied together. It has no address. */
function recordFile(dataFolder: string, master: string): string | null {
  const picture = readPictureAddress(master)
  return picture && path.join(mediaFolder(dataFolder), `${picture.name}.${picture.hash}.json`)
}

/** Redraws and stores a whole picture. @throws when it is not a picture */
export async function storeSource(dataFolder: string, name: string, bytes: Buffer): Promise<string> {
  const content = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 90 })
    .toBuffer()
  return keepSource(dataFolder, name, content)
}

/** Maximum pixels of a logo: sharp at three times its largest place. */
const LOGO = { width: 900, height: 300 }

/** Redraws and stores a logo with its transparent parts. @throws when it is not a picture */
export async function storeLogo(dataFolder: string, name: string, bytes: Buffer): Promise<string> {
  const content = await sharp(bytes, { limitInputPixels: MAX_PIXELS })
    .rotate()
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
  return keepSource(dataFolder, name, content)
}

async function keepSource(dataFolder: string, name: string, content: Buffer): Promise<string> {
  const address = sourceAddress({ name, hash: pictureHash(content) })
  const file = sourceFile(dataFolder, address)
  if (!file) throw new Error(`${name} is not a valid image name`)
  await writeWholeFile(file, content)
  return address
}

/**
 * Stores a picture of a page in all its widths and returns the address of the whole. @throws when it is not a picture
 */
export async function storeScene(dataFolder: string, name: string, bytes: Buffer): Promise<string> {
  const address = await storeSource(dataFolder, name, bytes)
  const whole = sourceFile(dataFolder, address)
  for (const width of SCENE_WIDTHS) {
    const file = sourceFile(dataFolder, scenePicture(address, width))
    if (!whole || !file) continue
    const content = await sharp(whole)
      .resize({ width, withoutEnlargement: true })
      .webp({ quality: 78 })
      .toBuffer()
    await writeWholeFile(file, content)
  }
  return address
}

export async function recordSource(dataFolder: string, master: string, from: PictureSource): Promise<void> {
  const file = recordFile(dataFolder, master)
  if (file) await writeWholeFile(file, JSON.stringify(from))
}

/** Null for pictures in the shop's own shape, and for those stored without a source. */
export async function readSource(dataFolder: string, master: string): Promise<PictureSource | null> {
  const file = recordFile(dataFolder, master)
  const text = file && (await readFile(file, 'utf8').catch(() => null))
  return text ? (JSON.parse(text) as PictureSource) : null
}

/** In pixels. Null when the file is missing. */
export async function sourceSize(dataFolder: string, address: string): Promise<PictureSize | null> {
  const file = sourceFile(dataFolder, address)
  if (file === null) return null
  const size = await sharp(file)
    .metadata()
    .catch(() => null)
  return size && { width: size.width, height: size.height }
}
