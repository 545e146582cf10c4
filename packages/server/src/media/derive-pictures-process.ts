import { text } from 'node:stream/consumers'
import { derivePictures } from '#media/derive-pictures'

/** Reads the addresses of the masters from its input. A process of its own, so that its memory ends with the work. */
const [, , dataFolder = ''] = process.argv
const shop = process.ppid
const addresses = JSON.parse(await text(process.stdin)) as string[]
// A shop that was killed could not end its job: then the job has another parent.
await derivePictures(dataFolder, addresses, () => process.ppid === shop)
