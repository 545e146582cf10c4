import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { type Entry, openPromise, type ZipFile } from 'yauzl'
import {
  type BackupManifest,
  backupManifest,
  FORMAT,
  MANIFEST,
  mediaEntry,
  tableEntry,
} from '#backup/backup-manifest'
import { StartError } from '#startup/start-error'

export interface Backup {
  manifest: BackupManifest
  /** Rows in COPY's text format. @throws StartError when the file does not hold the table */
  readRows(table: string): Promise<Readable>
  mediaFile(name: string): Promise<Readable>
  close(): void
}

/** Opens a backup. @throws StartError if the file is not a backup or from a newer version */
export async function readBackup(file: string): Promise<Backup> {
  const zip = await open(file)
  try {
    const entries = new Map<string, Entry>()
    for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry)
    const read = async (name: string): Promise<Readable> => {
      const entry = entries.get(name)
      if (!entry) throw new StartError(`${file} is damaged: ${name} is missing.`)
      return zip.openReadStreamPromise(entry)
    }
    if (!entries.has(MANIFEST)) throw new StartError(`${file} is not a shop backup.`)
    return {
      manifest: readManifest(await buffer(await read(MANIFEST)), file),
      readRows: (table) => read(tableEntry(table)),
      mediaFile: (name) => read(mediaEntry(name)),
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    throw damaged(error, file)
  }
}

const open = (file: string): Promise<ZipFile> =>
  openPromise(file, { lazyEntries: true, autoClose: false }).catch((error: NodeJS.ErrnoException) => {
    if (error.code) throw new StartError(`Could not read ${file}: ${error.message}`)
    throw damaged(error, file)
  })

function damaged(error: unknown, file: string): Error {
  if (error instanceof StartError) return error
  return new StartError(
    `${file} is damaged or not a backup: ${error instanceof Error ? error.message : error}`,
  )
}

function readManifest(content: Buffer, file: string): BackupManifest {
  const json: unknown = JSON.parse(content.toString('utf8'))
  const { format, version } = Object(json)
  if (format === FORMAT && version !== 1)
    throw new StartError(`${file} was made by a newer version of the shop. Restore it with that version.`)
  const { data, error } = backupManifest.safeParse(json)
  if (!data) throw new StartError(`${file} is damaged or not a backup: ${error.issues[0]?.message}`)
  return data
}
