import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import { readSourceAddress } from '@little-dunes/domain/catalogue/pictures/source-address'
import { readFilmAddress } from '@little-dunes/domain/content/film-address'
import { createPictureFiles, mediaFolder } from '#media/picture-files'
import { readSource } from '#media/picture-source'
import type { PictureStore } from '#shop'

/** Suffix of a picture during its removal, so requests for its address do not find it. */
const REMOVING = '.removing'

const done = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** Name and hash, the prefix of all files of a picture. Null unless the address is one of a master, source or film. */
function parseStem(address: string): { stem: string; main: string } | null {
  const film = readFilmAddress(address)
  const picture = readPictureAddress(address) ?? readSourceAddress(address)
  if (film) return { stem: `${film.name}.${film.hash}`, main: path.posix.basename(address) }
  if (!picture || picture.width !== undefined) return null
  return { stem: `${picture.name}.${picture.hash}`, main: path.posix.basename(address) }
}

/**
 * Pictures on disk by the time of their last use, which is the time of their file. Saving a picture first updates that
 * time. Removing one first renames it, then checks whether it is in use. So when both happen at once, either the saving
 * finds no picture or the removing finds the new time.
 */
export function createPictureStore(dataFolder: string, now: () => Date): PictureStore {
  const folder = mediaFolder(dataFolder)
  const files = createPictureFiles(dataFolder)

  async function isOfDemo(address: string): Promise<boolean> {
    const picture = readPictureAddress(address)
    return picture !== null && ((await files.master(picture)) ?? (await files.redrawn(picture))) !== null
  }

  async function hold(address: string): Promise<boolean> {
    const fileNames = parseStem(address)
    if (!fileNames) return false
    const at = now()
    return (await done(utimes(path.join(folder, fileNames.main), at, at))) || isOfDemo(address)
  }

  /** Another picture may be cut from the same source. */
  async function isShared(source: string): Promise<boolean> {
    for (const file of await readdir(folder)) {
      if (!file.endsWith('.json')) continue
      const text = await readFile(path.join(folder, file), 'utf8').catch(() => '')
      if (text.includes(`"${source}"`)) return true
    }
    return false
  }

  async function removeFiles({ stem }: { stem: string }): Promise<void> {
    for (const file of await readdir(folder))
      if (file.startsWith(`${stem}.`) || file.startsWith(`${stem}-`)) await rm(path.join(folder, file))
  }

  async function removeUnlessUsed(
    address: string,
    usedSince: Date,
    isUsed: () => Promise<boolean>,
  ): Promise<boolean> {
    const fileNames = parseStem(address)
    if (!fileNames) return false
    const file = path.join(folder, fileNames.main)
    if (!(await done(rename(file, file + REMOVING)))) return false
    const isInUse = (await stat(file + REMOVING)).mtime > usedSince
    if (isInUse || (await isUsed())) {
      await rename(file + REMOVING, file)
      return false
    }
    const source = (await readSource(dataFolder, address))?.source
    await removeFiles(fileNames)
    const ofSource = source !== undefined && !(await isShared(source)) ? parseStem(source) : null
    if (ofSource) await removeFiles(ofSource)
    return true
  }

  /** A process that ended during a removal has left renamed pictures. */
  async function restoreInterrupted(): Promise<void> {
    for (const file of await readdir(folder).catch(() => [])) {
      if (!file.endsWith(REMOVING)) continue
      await done(rename(path.join(folder, file), path.join(folder, file.slice(0, -REMOVING.length))))
    }
  }

  return { hold, removeUnlessUsed, restoreInterrupted }
}
