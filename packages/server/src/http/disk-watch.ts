import { statfs } from 'node:fs/promises'
import { isDiskFull } from '#database/disk-full'
import type { Shop } from '#shop'

/** Knows whether there is room for what the shop writes. */
export interface DiskWatch {
  /** Whether a failure means a full disk; remembers it. */
  noticed(error: unknown): boolean
  isFull(): Promise<boolean>
}

/** Milliseconds for which a refused write counts: the database may be on another machine, whose disk nobody else sees. */
const REMEMBERED_FOR = 5_000
/** PostgreSQL writes its log ahead in files of 16 MB. */
const LEAST_ROOM = 16 * 1024 * 1024

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
      return disk !== null && disk.bavail * disk.bsize < LEAST_ROOM
    },
  }
}
