import { text } from 'node:stream/consumers'
import { derivePictures } from '#media/derive-pictures'

/** Reads the addresses of the masters from its input. A process of its own, so that its memory ends with the work. */
const [, , dataFolder = ''] = process.argv
await derivePictures(dataFolder, JSON.parse(await text(process.stdin)) as string[])
