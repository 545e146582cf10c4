import { OPEN_GRAPH_IMAGE } from '@little-dunes/domain/catalogue/pictures'
import { sharp } from '#media/safe-sharp'

const { width, height } = OPEN_GRAPH_IMAGE
/** Large enough that the edges of a picture fade into its background. */
const BLUR = 24

/** The whole product is in the middle. Its background continues on both sides. */
export async function drawOpenGraphImage(master: Buffer): Promise<Buffer> {
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
