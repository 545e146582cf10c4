import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { LARGEST_PICTURE, PictureRefused } from '#catalogue/import/pictures/fetch-picture'
import type { NamedPictures } from '#catalogue/import/pictures/named-pictures'

/** Includes the files of subfolders. */
export async function openPictureFolder(folder: string): Promise<NamedPictures> {
  return {
    names: await readdir(folder, { recursive: true }),
    async read(name) {
      const file = join(folder, name)
      const stats = await stat(file)
      if (!stats.isFile()) throw new PictureRefused('is not a file')
      if (stats.size > LARGEST_PICTURE) throw new PictureRefused('is larger than 15 MB')
      return readFile(file)
    },
    close: async () => undefined,
  }
}
