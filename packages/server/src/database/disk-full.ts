import { databaseCode } from '#database/transaction'

/** `disk_full` of PostgreSQL, and the same of the file system. */
const CODES: ReadonlySet<string> = new Set(['53100', 'ENOSPC', 'EDQUOT'])

/** Whether something could not be written because there is no room for it. */
export const isDiskFull = (error: unknown): boolean => CODES.has(databaseCode(error) ?? '')
