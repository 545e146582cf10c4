import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import { ZipFile } from 'yazl'
import { type BackupManifest, FORMAT, MANIFEST, mediaEntry, tableEntry } from '#backup/backup-manifest'
import { copyDatabase } from '#backup/copy-database'
import { listMediaFiles } from '#backup/media-files'
import { StreamDigest } from '#backup/stream-digest'
import { mediaFolder } from '#media/picture-files'
import { StartError } from '#startup/start-error'

interface BackupOptions {
  now: () => Date
  onProgress?: (entry: string) => void
}

/**
 * Writes database and media of a shop into a zip file, which gets its final name when it is complete. The shop may be
 * running. Only the current user may read the file, because it contains personal data.
 */
export async function writeBackup(
  client: pg.Client,
  dataFolder: string,
  file: string,
  { now, onProgress }: BackupOptions,
): Promise<BackupManifest> {
  if (await stat(file).catch(() => null)) throw new StartError(`${file} already exists.`)
  const part = `${file}.part`
  const zip = new ZipFile()
  const failed = new AbortController()
  const { signal } = failed
  // An unreadable entry would block the following ones, and an unwritable file all of them.
  zip.on('error', (error) => failed.abort(error))
  const written = pipeline(zip.outputStream, createWriteStream(part, { flags: 'wx', mode: 0o600 }), {
    signal,
  })
  written.catch((error) => failed.abort(error))

  async function fill(): Promise<BackupManifest> {
    const createdAt = now().toISOString()
    const database = await copyDatabase(client, async (table, rows, digest) => {
      onProgress?.(table.name)
      zip.addReadStream(digest, tableEntry(table.name))
      await pipeline(rows, digest, { signal })
    })
    const media: BackupManifest['media'] = []
    for (const name of await listMediaFiles(dataFolder)) {
      onProgress?.(name)
      const digest = new StreamDigest()
      const source = createReadStream(path.join(mediaFolder(dataFolder), name))
      // Pictures and videos are already compressed.
      zip.addReadStream(digest, mediaEntry(name), { compress: false })
      await pipeline(source, digest, { signal })
      media.push({ name, bytes: digest.bytes, sha256: digest.sha256() })
    }
    const manifest: BackupManifest = { format: FORMAT, version: 1, createdAt, database, media }
    zip.addBuffer(Buffer.from(JSON.stringify(manifest)), MANIFEST)
    zip.end()
    return manifest
  }

  try {
    const [manifest] = await Promise.all([fill(), written])
    await rename(part, file)
    return manifest
  } catch (error) {
    failed.abort(error)
    await written.catch(() => undefined)
    // Another backup may be writing this file.
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') await rm(part, { force: true })
    throw describe(signal.reason ?? error, file)
  }
}

function describe(error: unknown, file: string): unknown {
  const { code, syscall } = error as NodeJS.ErrnoException
  if (code === 'EEXIST')
    return new StartError(`${file}.part already exists. Another backup is running, or one was interrupted.`)
  if (code && syscall) return new StartError(`Could not write ${file}: ${(error as Error).message}`)
  return error
}
