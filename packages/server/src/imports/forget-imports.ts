import { DAY } from '@little-dunes/domain/durations'
import { and, inArray, isNotNull, lt, notInArray } from 'drizzle-orm'
import { productImports } from '#imports/import-tables'
import type { Job } from '#jobs/start-jobs'
import type { Shop } from '#shop'

/** Days. After a month the rows of a file are no longer corrected. */
const FILE_RETENTION_DAYS = 30
/** Days in which an import can be undone: a little more than a year. */
const UNDO_RETENTION_DAYS = 400

const UNDER_WAY = ['checking', 'writing', 'undoing'] as const
const NEVER_WRITTEN = ['uploaded', 'checked', 'failed'] as const

/** Deletes old files, imports that were never written, and snapshots for the undo after more than a year. */
export async function forgetImports(shop: Shop): Promise<void> {
  const { status, touchedAt, file } = productImports
  const before = (days: number) => lt(touchedAt, new Date(shop.now().getTime() - days * DAY))
  const isOld = and(before(FILE_RETENTION_DAYS), notInArray(status, [...UNDER_WAY]))
  await shop.db.delete(productImports).where(and(isOld, inArray(status, [...NEVER_WRITTEN])))
  await shop.db
    .update(productImports)
    .set({ file: null })
    .where(and(isOld, isNotNull(file)))
  await shop.db.delete(productImports).where(before(UNDO_RETENTION_DAYS))
}

export const IMPORT_JOBS: readonly Job[] = [{ name: 'imports', every: DAY / 24, run: forgetImports }]
