import { createInterface } from 'node:readline'
import { drawPicture } from '#media/draw-picture'
import { sharp } from '#media/safe-sharp'

/**
 * Reads one address per line and writes it back once it is drawn. A separate process, so its memory is freed
 * afterwards.
 */
const [, , dataFolder = ''] = process.argv
const shop = process.ppid
sharp.cache(false)
sharp.concurrency(1)
for await (const address of createInterface({ input: process.stdin })) {
  // A killed shop could not end this process, which then has another parent.
  if (process.ppid !== shop) break
  await drawPicture(dataFolder, address).catch((error: unknown) => {
    console.error(address, error)
    process.exitCode = 1
  })
  process.stdout.write(`${address}\n`)
}
