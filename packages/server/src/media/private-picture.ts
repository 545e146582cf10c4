import { MOST_PIXELS_OF_CUSTOMERS } from '#media/check-picture'
import { sharp } from '#media/safe-sharp'

const LONGEST_SIDE = 1400

export const WEBP = { quality: 76, effort: 2 }

/** As WebP, without what the file says of place and camera. @throws when it is no picture */
export const privatePicture = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS_OF_CUSTOMERS })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer()
