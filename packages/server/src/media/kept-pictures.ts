import { readdir, readFile, rename, rm, stat, utimes } from 'node:fs/promises'
import path from 'node:path'
import { readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import { readSourceAddress } from '@little-dunes/domain/catalogue/pictures/source-address'
import { readFilmAddress } from '@little-dunes/domain/content/film-address'
import { createPictureFiles, mediaFolder } from '#media/picture-files'
import { readSource } from '#media/picture-source'
import type { KeptPictures } from '#shop'

/** What a picture is called while it is removed: nobody finds it under its address. */
const REMOVING = '.removing'

const done = (work: Promise<unknown>): Promise<boolean> =>
  work.then(
    () => true,
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return false
      throw error
    },
  )

/** Name and hash, with which every file of a picture begins; null for what is neither master, source nor film. */
function stemOf(address: string): { stem: string; main: string } | null {
  const film = readFilmAddress(address)
  const picture = readPictureAddress(address) ?? readSourceAddress(address)
  if (film) return { stem: `${film.name}.${film.hash}`, main: path.posix.basename(address) }
  if (!picture || picture.width !== undefined) return null
  return { stem: `${picture.name}.${picture.hash}`, main: path.posix.basename(address) }
}

/**
 * Pictures on the disk by the time when somebody last wanted them, which is that of their file. Whoever saves one holds it
 * first; whoever removes one takes it away from its address before looking whether somebody wants it. So of a saving and a
 * removing at once either the saving finds no picture, or the removing finds it held.
 */
export function keptPictures(dataFolder: string, now: () => Date): KeptPictures {
  const folder = mediaFolder(dataFolder)
  const files = createPictureFiles(dataFolder)

  async function isOfDemo(address: string): Promise<boolean> {
    const picture = readPictureAddress(address)
    return picture !== null && ((await files.master(picture)) ?? (await files.redrawn(picture))) !== null
  }

  async function hold(address: string): Promise<boolean> {
    const found = stemOf(address)
    if (!found) return false
    const at = now()
    return (await done(utimes(path.join(folder, found.main), at, at))) || isOfDemo(address)
  }

  /** Whether another picture was cut from this source. */
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

  async function removeUnlessWanted(
    address: string,
    heldSince: Date,
    isWanted: () => Promise<boolean>,
  ): Promise<boolean> {
    const found = stemOf(address)
    if (!found) return false
    const file = path.join(folder, found.main)
    if (!(await done(rename(file, file + REMOVING)))) return false
    const isHeld = (await stat(file + REMOVING)).mtime > heldSince
    if (isHeld || (await isWanted())) {
      await rename(file + REMOVING, file)
      return false
    }
    const source = (await readSource(dataFolder, address))?.source
    await removeFiles(found)
    const ofSource = source !== undefined && !(await isShared(source)) ? stemOf(source) : null
    if (ofSource) await removeFiles(ofSource)
    return true
  }

  /** A process that ended in between has left pictures that nobody finds. */
  async function restoreInterrupted(): Promise<void> {
    for (const file of await readdir(folder).catch(() => [])) {
      if (!file.endsWith(REMOVING)) continue
      await done(rename(path.join(folder, file), path.join(folder, file.slice(0, -REMOVING.length))))
    }
  }

  return { hold, removeUnlessWanted, restoreInterrupted }
}
