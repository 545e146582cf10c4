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
/** Width of masters in pixels. An AVIF of this width is the master itself. */
const MASTER_WIDTH = 800

/**
 * Demo masters are in the installed package. Masters of the shop and pictures made from any master are in the data
 * folder.
 */
export interface PictureFiles {
  /** Null when no master has that name and content. */
  master(picture: PictureAddress): Promise<string | null>
  /** The current demo picture of that name. Null for other pictures. */
  redrawn(picture: PictureAddress): Promise<string | null>
  /** The file may not exist yet. */
  derived(picture: PictureAddress): string
  keep(picture: PictureAddress, content: Buffer): Promise<void>
}

export const isOriginal = ({ width, format }: PictureAddress): boolean =>
  format === 'avif' && (width === undefined || width === MASTER_WIDTH)

export const exists = (file: string): Promise<boolean> =>
  access(file).then(
    () => true,
    () => false,
  )

export const mediaFolder = (dataFolder: string): string => path.join(dataFolder, 'media')

const demoFile = (name: string): string => path.join(DEMO_PICTURES, `${name}.avif`)

/** A parsed address has only harmless characters, so it cannot lead out of the folder. */
const fileIn = (folder: string, picture: PictureAddress): string =>
  path.join(folder, path.posix.basename(pictureAddress(picture)))

export function createPictureFiles(dataFolder: string): PictureFiles {
  const folder = mediaFolder(dataFolder)
  const demoHashes = new Map<string, Promise<string | null>>()

  /** Demo pictures have no hash in their name. It is computed once, at the first request. */
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
      const uploadedFile = fileIn(folder, { name, hash, format: 'avif' })
      if (await exists(uploadedFile)) return uploadedFile
      return (await demoHash(name)) === hash ? demoFile(name) : null
    },
    redrawn: async ({ name }) => ((await demoHash(name)) ? demoFile(name) : null),
    derived: (picture) => fileIn(folder, picture),
    keep: (picture, content) => writeWholeFile(fileIn(folder, picture), content),
  }
}

export function pictureFinder(dataFolder: string): (address: string) => Promise<boolean> {
  const files = createPictureFiles(dataFolder)
  return async (address) => {
    const picture = readPictureAddress(address)
    return picture !== null && (await files.master(picture)) !== null
  }
}
