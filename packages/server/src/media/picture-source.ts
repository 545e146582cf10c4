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
import { MOST_PIXELS } from '#media/check-picture'
import { mediaFolder } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { sharp } from '#media/safe-sharp'
import { writeWholeFile } from '#media/write-whole-file'

/** What a master was drawn from, and around which point; null for the whole picture on white. */
export interface PictureSource {
  source: string
  focus: FocalPoint | null
}

/** Pixels of the longer side: a crop for the widest place of the shop is still sharp. */
const LONGEST_SIDE = 2400

/** The file of a source; null for what is no address of one. */
export function sourceFile(dataFolder: string, address: string): string | null {
  const source = readSourceAddress(address)
  return source && path.join(mediaFolder(dataFolder), path.posix.basename(sourceAddress(source)))
}

/** Beside the master, so that both are copied together; no address leads to it. */
function recordFile(dataFolder: string, master: string): string | null {
  const picture = readPictureAddress(master)
  return picture && path.join(mediaFolder(dataFolder), `${picture.name}.${picture.hash}.json`)
}

/** Keeps a whole picture, drawn anew; answers its address. @throws when it is no picture */
export async function storeSource(dataFolder: string, name: string, bytes: Buffer): Promise<string> {
  const content = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .webp({ quality: 90 })
    .toBuffer()
  return keepSource(dataFolder, name, content)
}

/** Pixels that a logo fills at most: sharp at three times its largest place. */
const LOGO = { width: 900, height: 300 }

/** Keeps a logo, drawn anew with its transparent parts; answers its address. @throws when it is no picture */
export async function storeLogo(dataFolder: string, name: string, bytes: Buffer): Promise<string> {
  const content = await sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ ...LOGO, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 90 })
    .toBuffer()
  return keepSource(dataFolder, name, content)
}

async function keepSource(dataFolder: string, name: string, content: Buffer): Promise<string> {
  const address = sourceAddress({ name, hash: pictureHash(content) })
  const file = sourceFile(dataFolder, address)
  if (!file) throw new Error(`${name} is no name of a picture`)
  await writeWholeFile(file, content)
  return address
}

/** Keeps a picture of a page in its widths; answers the address of the whole. @throws when it is no picture */
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

/** Null for a picture that has the shape of the shop's, and for one of a shop that kept no sources. */
export async function readSource(dataFolder: string, master: string): Promise<PictureSource | null> {
  const file = recordFile(dataFolder, master)
  const text = file && (await readFile(file, 'utf8').catch(() => null))
  return text ? (JSON.parse(text) as PictureSource) : null
}

/** In pixels; null when its file is gone. */
export async function sourceSize(dataFolder: string, address: string): Promise<PictureSize | null> {
  const file = sourceFile(dataFolder, address)
  if (file === null) return null
  const size = await sharp(file)
    .metadata()
    .catch(() => null)
  return size && { width: size.width, height: size.height }
}
