import { createWriteStream } from 'node:fs'
import { mkdir, rename, rm } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type pg from 'pg'
import type { Backup } from '#backup/read-backup'
import { type RestoreOptions, restoreDatabase } from '#backup/restore-database'
import { StreamDigest } from '#backup/stream-digest'
import { mediaFolder } from '#media/picture-files'
import { StartError } from '#startup/start-error'

type RestoreBackupOptions = Omit<RestoreOptions, 'beforeCommit'>

/**
 * Restores database and media from a backup. File names are derived from the content, so existing files need no check.
 * Files are written before the rows that name them become visible.
 */
export function restoreBackup(
  client: pg.Client,
  dataFolder: string,
  backup: Backup,
  options: RestoreBackupOptions,
): Promise<void> {
  return restoreDatabase(client, backup.manifest.database, ({ name }) => backup.readRows(name), {
    ...options,
    beforeCommit: async () => {
      await mkdir(mediaFolder(dataFolder), { recursive: true })
      for (const { name, sha256 } of backup.manifest.media) {
        options.onProgress?.(name)
        await restoreFile(backup, name, sha256, path.join(mediaFolder(dataFolder), name))
      }
    },
  })
}

async function restoreFile(backup: Backup, name: string, sha256: string, file: string): Promise<void> {
  const digest = new StreamDigest()
  const part = `${file}.part`
  await pipeline(await backup.mediaFile(name), digest, createWriteStream(part))
  if (digest.sha256() !== sha256) {
    await rm(part)
    throw new StartError(`The backup is damaged: ${name} doesn't match its checksum.`)
  }
  await rename(part, file)
}
