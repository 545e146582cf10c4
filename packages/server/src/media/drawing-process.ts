import { writeFileSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { NOT_WRITTEN } from '#media/drawing-exit'
import { sharp } from '#media/safe-sharp'

/** Each task returns the bytes of the picture, or the address where it is stored. */
const TASKS = {
  private: async (bytes: Buffer) => (await import('#media/private-picture')).privatePicture(bytes),
  product: async (bytes: Buffer, folder: string, name: string) =>
    (await import('#media/store-picture')).storePicture(folder, name, bytes),
  fetched: async (bytes: Buffer, folder: string, name: string, source: string) =>
    (await import('#media/store-picture')).storeFetchedPicture(folder, name, bytes, source),
  scene: async (bytes: Buffer, folder: string, name: string) =>
    (await import('#media/picture-source')).storeScene(folder, name, bytes),
  logo: async (bytes: Buffer, folder: string, name: string) =>
    (await import('#media/picture-source')).storeLogo(folder, name, bytes),
}
export type DrawingTask = keyof typeof TASKS

const MEGABYTE = 1024 * 1024
/** Milliseconds. The timer runs because libvips draws in other threads. */
const WATCH_EVERY = 20

const [, , megabytes = '0', task = '', folder = '', name = '', source = ''] = process.argv
const draw = TASKS[task as DrawingTask]
const shop = process.ppid

/** When memory runs out, Linux ends this process instead of the shop. */
function offerToEnd(): void {
  try {
    writeFileSync('/proc/self/oom_score_adj', '1000')
  } catch {
    // Other systems have no such file.
  }
}

// A killed shop could not end this process, which then has another parent.
setInterval(() => {
  if (process.memoryUsage.rss() > Number(megabytes) * MEGABYTE || process.ppid !== shop) process.exit(1)
}, WATCH_EVERY).unref()

offerToEnd()
sharp.cache(false)
sharp.concurrency(1)
try {
  process.stdout.write(await draw(await buffer(process.stdin), folder, name, source))
} catch (error) {
  // A full disk is not a fault of the picture.
  process.exit(error instanceof Error && 'syscall' in error ? NOT_WRITTEN : 1)
}
