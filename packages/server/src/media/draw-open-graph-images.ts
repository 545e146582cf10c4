import { readFile } from 'node:fs/promises'
import { OPEN_GRAPH_IMAGE, readPictureAddress } from '@little-dunes/domain/catalogue/pictures'
import { createPictureFiles, exists } from '#media/picture-files'
import { sharp } from '#media/safe-sharp'
import { shuffled } from '#media/shuffled'

const { width, height, format } = OPEN_GRAPH_IMAGE
/** Far enough that the edge of a picture runs out into its ground. */
const BLUR = 24

/** The whole product in the middle; its own ground goes on to both sides. */
async function draw(master: Buffer): Promise<Buffer> {
  const product = await sharp(master).resize({ height }).toBuffer({ resolveWithObject: true })
  const left = Math.floor((width - product.info.width) / 2)
  const right = width - product.info.width - left
  const widened = await sharp(product.data).extend({ left, right, extendWith: 'copy' }).toBuffer()
  return sharp(await sharp(widened).blur(BLUR).toBuffer())
    .composite([{ input: product.data, left, top: 0 }])
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer()
}

/** Makes the missing pictures for previews of links, as long as they are wanted. Answers how many. */
export async function drawOpenGraphImages(
  dataFolder: string,
  addresses: readonly string[],
  areWanted: () => boolean = () => true,
): Promise<number> {
  const files = createPictureFiles(dataFolder)
  let made = 0
  for (const address of shuffled(addresses)) {
    if (!areWanted()) break
    const picture = readPictureAddress(address)
    const master = picture && (await files.master(picture))
    const share = picture && { name: picture.name, hash: picture.hash, format }
    if (!share || !master || (await exists(files.derived(share)))) continue
    await files.keep(share, await draw(await readFile(master)))
    made += 1
  }
  return made
}
