import type { DatabaseCopy } from '@little-dunes/server/backup/backup-manifest'

/** "58 tables, 12,345 rows". */
export function describeCopy({ tables }: DatabaseCopy): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0)
  return `${tables.length} tables, ${rows.toLocaleString('en')} rows`
}
