import { text } from 'node:stream/consumers'
import { derivePictures } from '#media/derive-pictures'
import { drawOpenGraphImages } from '#media/draw-open-graph-images'
import type { PicturesToRender } from '#media/picture-job'

/** Reads the addresses of the masters from its input. A process of its own, so that its memory ends with the work. */
const [, , dataFolder = ''] = process.argv
const shop = process.ppid
const { shown, shared } = JSON.parse(await text(process.stdin)) as PicturesToRender
// A shop that was killed could not end its job: then the job has another parent.
const areWanted = () => process.ppid === shop
await derivePictures(dataFolder, shown, areWanted)
await drawOpenGraphImages(dataFolder, shared, areWanted)
