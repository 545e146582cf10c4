import { z } from 'zod'
import { shopSequence, shopTable } from '#backup/shop-tables'

export const MANIFEST = 'manifest.json'
export const FORMAT = 'little-dunes-backup'

const sha256 = z.string().regex(/^[0-9a-f]{64}$/)

const tableCopy = shopTable.extend({ rows: z.number().int().nonnegative(), sha256 })
export type TableCopy = z.infer<typeof tableCopy>

export const databaseCopy = z.object({
  /** Creation time of each applied migration, in milliseconds since 1970, oldest first. */
  migrations: z.array(z.number().int()).min(1),
  tables: z.array(tableCopy),
  sequences: z.array(shopSequence),
})
export type DatabaseCopy = z.infer<typeof databaseCopy>

/** The last entry of a backup. Files that it does not name are not part of the backup. */
export const backupManifest = z.object({
  format: z.literal(FORMAT),
  version: z.literal(1),
  createdAt: z.iso.datetime(),
  database: databaseCopy,
  media: z.array(
    z.object({ name: z.string().regex(/^[\w-][\w.-]*$/), bytes: z.number().int().nonnegative(), sha256 }),
  ),
})
export type BackupManifest = z.infer<typeof backupManifest>

export const tableEntry = (name: string): string => `tables/${name}.copy`
export const mediaEntry = (name: string): string => `media/${name}`
