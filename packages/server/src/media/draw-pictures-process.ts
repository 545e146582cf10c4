import { createInterface } from 'node:readline'
import { drawPicture } from '#media/draw-picture'
import { sharp } from '#media/safe-sharp'

/** Reads an address a line and writes it back once it is drawn. A process of its own, so that its memory ends with the work. */
const [, , dataFolder = ''] = process.argv
const shop = process.ppid
sharp.cache(false)
sharp.concurrency(1)
for await (const address of createInterface({ input: process.stdin })) {
  // A shop that was killed could not end it: then it has another parent.
  if (process.ppid !== shop) break
  await drawPicture(dataFolder, address).catch((error: unknown) => {
    console.error(address, error)
    process.exitCode = 1
  })
  process.stdout.write(`${address}\n`)
}
