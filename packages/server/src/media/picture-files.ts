import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import {
  type PictureAddress,
  pictureAddress,
  readPictureAddress,
} from '@little-dunes/domain/catalogue/pictures'
import { pictureHash } from '#media/picture-hash'
import { writeWholeFile } from '#media/write-whole-file'

const DEMO_PICTURES = fileURLToPath(new URL('../../../../demo/pictures', import.meta.url))
/** Masters have this width; an AVIF of it is the master itself. */
const MASTER_WIDTH = 800

/** Where pictures lie: masters of the demo in the product, those of the shop and all that was made from them in its data. */
export interface PictureFiles {
  /** The file of a master; null when there is none with that name and content. */
  master(picture: PictureAddress): Promise<string | null>
  /** The demo picture of that name as it is drawn today; null for other pictures. */
  redrawn(picture: PictureAddress): Promise<string | null>
  /** Where a picture made from a master is or will be. */
  derived(picture: PictureAddress): string
  /** Keeps a picture made from a master. */
  keep(picture: PictureAddress, content: Buffer): Promise<void>
}

export const isOriginal = ({ width, format }: PictureAddress): boolean =>
  format === 'avif' && (width === undefined || width === MASTER_WIDTH)

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

/** Folder of the pictures in the shop's data. */
export const mediaFolder = (dataFolder: string): string => path.join(dataFolder, 'media')

const demoFile = (name: string): string => path.join(DEMO_PICTURES, `${name}.avif`)

/** An address that was read has only harmless characters, so it cannot lead out of the folder. */
const fileIn = (folder: string, picture: PictureAddress): string =>
  path.join(folder, path.posix.basename(pictureAddress(picture)))

export function createPictureFiles(dataFolder: string): PictureFiles {
  const folder = mediaFolder(dataFolder)
  const demoHashes = new Map<string, Promise<string | null>>()

  /** Demo pictures have no hash in their name: it is taken once, when the first visitor asks. */
  async function demoHash(name: string): Promise<string | null> {
    const known = demoHashes.get(name)
    if (known) return known
    const file = demoFile(name)
    if (!(await exists(file))) return null
    const hash = readFile(file).then(pictureHash)
    demoHashes.set(name, hash)
    return hash
  }

  return {
    async master({ name, hash }) {
      const own = fileIn(folder, { name, hash, format: 'avif' })
      if (await exists(own)) return own
      return (await demoHash(name)) === hash ? demoFile(name) : null
    },
    redrawn: async ({ name }) => ((await demoHash(name)) ? demoFile(name) : null),
    derived: (picture) => fileIn(folder, picture),
    keep: (picture, content) => writeWholeFile(fileIn(folder, picture), content),
  }
}

/** Tells whether there is a master of that address. */
export function pictureFinder(dataFolder: string): (address: string) => Promise<boolean> {
  const files = createPictureFiles(dataFolder)
  return async (address) => {
    const picture = readPictureAddress(address)
    return picture !== null && (await files.master(picture)) !== null
  }
}
