import { readdir } from 'node:fs/promises'
import { readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import { isOriginal, mediaFolder } from '#media/picture-files'

/** Names of files for a backup, without half-written files and without widths that can be rebuilt from their master. */
export async function listMediaFiles(dataFolder: string): Promise<string[]> {
  const files = await readdir(mediaFolder(dataFolder), { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return []
      throw error
    },
  )
  return files.flatMap((file) => (file.isFile() && isBackedUp(file.name) ? [file.name] : [])).sort()
}

function isBackedUp(name: string): boolean {
  if (name.endsWith('.part')) return false
  const picture = readPictureAddress(`/media/${name}`)
  return picture === null || isOriginal(picture)
}
