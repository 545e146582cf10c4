import { MOST_PIXELS } from '#media/check-picture'
import { sharp } from '#media/safe-sharp'

const LONGEST_SIDE = 1400

/** Somebody's picture drawn anew as WebP, without what its file says of place and camera. @throws when it is no picture */
export const drawPrivatePicture = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 76, effort: 2 })
    .toBuffer()
