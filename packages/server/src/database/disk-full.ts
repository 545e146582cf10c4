import { databaseCode } from '#database/transaction'

/** `disk_full` of PostgreSQL, and its equivalents of the file system. */
const CODES: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

export const isDiskFull = (error: unknown): boolean => CODES.has(databaseCode(error) ?? '')
