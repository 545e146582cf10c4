import { statfs } from 'node:fs/promises'
import { isDiskFull } from '#database/disk-full'
import type { Shop } from '#shop'

/** Detects a lack of disk space for the shop's writes. */
export interface DiskWatch {
  /** True when the error means a full disk, which is then remembered. */
  noticed(error: unknown): boolean
  isFull(): Promise<boolean>
}

/** Milliseconds for which a failed write counts. A database elsewhere only shows a full disk by its errors. */
const REMEMBERED_FOR = 5_000
/** PostgreSQL writes its WAL in files of 16 MB. */
const MIN_ROOM = 16 * 1024 * 1024

/** `dataFolder` may not exist yet; then there is nothing to measure. */
export function watchDisk(now: Shop['now'], dataFolder: string): DiskWatch {
  let noticedAt = Number.NEGATIVE_INFINITY
  return {
    noticed(error) {
      const full = isDiskFull(error)
      if (full) noticedAt = now().getTime()
      return full
    },
    async isFull() {
      if (now().getTime() - noticedAt < REMEMBERED_FOR) return true
      const disk = await statfs(dataFolder).catch(() => null)
      return disk !== null && disk.bavail * disk.bsize < MIN_ROOM
    },
  }
}
