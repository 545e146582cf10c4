import { readFile } from 'node:fs/promises'
import { pictureAddress, readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import {
  cropAround,
  type FocalPoint,
  hasPictureRatio,
} from '@little-dunes/domain/catalogue/pictures/focal-point'
import type { Sharp } from 'sharp'
import { MAX_PIXELS } from '#media/check-picture'
import { createPictureFiles } from '#media/picture-files'
import { pictureHash } from '#media/picture-hash'
import { readSource, recordSource, sourceFile, storeSource } from '#media/picture-source'
import { sharp } from '#media/safe-sharp'

const MASTER = { width: 800, height: 1000 }

/**
 * Stores a picture of another address. A master from a shop like this one stays unchanged, so it has the same address
 * in both: its name is the hash of its content. Any other picture is redrawn.
 * @throws when it is not a picture
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

/** Complete, readable and in the form that `storePicture` writes. */
async function isMaster(bytes: Buffer): Promise<boolean> {
  const picture = sharp(bytes, { limitInputPixels: MASTER.width * MASTER.height })
  const { format, compression, width, height } = await picture.metadata()
  await picture.stats()
  const isAvif = format === 'heif' && compression === 'av1'
  return isAvif && width === MASTER.width && height === MASTER.height
}

/** Shows the whole picture on white, in the shape of the shop's pictures. */
const whole = (picture: Sharp): Sharp => picture.resize({ ...MASTER, fit: 'contain', background: '#ffffff' })

async function storeMaster(dataFolder: string, name: string, picture: Sharp): Promise<string> {
  const content = await picture.flatten({ background: '#ffffff' }).avif({ quality: 60, effort: 2 }).toBuffer()
  const master = { name, hash: pictureHash(content), format: 'avif' as const }
  await createPictureFiles(dataFolder).keep(master, content)
  return pictureAddress(master)
}

/**
 * Makes a picture the shop's own master: AVIF, 800 × 1000, whole on white. A picture of another shape is also stored as
 * a source, so it can be cut around a focal point.
 * @throws when it is not a picture
 */
export async function storePicture(dataFolder: string, name: string, bytes: Buffer): Promise<string> {
  const picture = sharp(bytes, { limitInputPixels: MAX_PIXELS })
  const { autoOrient: size } = await picture.metadata()
  const address = await storeMaster(dataFolder, name, whole(picture.rotate()))
  if (!hasPictureRatio(size)) {
    const source = await storeSource(dataFolder, name, bytes)
    await recordSource(dataFolder, address, { source, focus: null })
  }
  return address
}

/** Draws another master of a picture, whole or cut around a point. Null for a picture without a source. */
export async function focusPicture(
  dataFolder: string,
  master: string,
  focus: FocalPoint | null,
): Promise<string | null> {
  const name = readPictureAddress(master)?.name
  const { source = '' } = (await readSource(dataFolder, master)) ?? {}
  const file = sourceFile(dataFolder, source)
  if (!name || !file) return null
  const bytes = await readFile(file)
  const picture = sharp(bytes)
  const { width, height } = await picture.metadata()
  const drawn = focus
    ? picture.extract(cropAround({ width, height }, focus)).resize({ ...MASTER, fit: 'cover' })
    : whole(picture)
  const address = await storeMaster(dataFolder, name, drawn)
  await recordSource(dataFolder, address, { source, focus })
  return address
}
