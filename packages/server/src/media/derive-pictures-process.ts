import { text } from 'node:stream/consumers'
import { derivePictures } from '#media/derive-pictures'
import { drawSharePictures } from '#media/draw-share-pictures'
import type { PictureOrder } from '#media/picture-job'

/** Reads the addresses of the masters from its input. A process of its own, so that its memory ends with the work. */
const [, , dataFolder = ''] = process.argv
const shop = process.ppid
const { shown, shared } = JSON.parse(await text(process.stdin)) as PictureOrder
// A shop that was killed could not end its job: then the job has another parent.
const areWanted = () => process.ppid === shop
await derivePictures(dataFolder, shown, areWanted)
await drawSharePictures(dataFolder, shared, areWanted)
