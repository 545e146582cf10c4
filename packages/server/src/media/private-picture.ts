import { MAX_CUSTOMER_PIXELS } from '#media/check-picture'
import { sharp } from '#media/safe-sharp'

const LONGEST_SIDE = 1400

export const WEBP = { quality: 76, effort: 2 }

/** WebP without the metadata of place and camera. @throws when it is not a picture */
export const privatePicture = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MAX_CUSTOMER_PIXELS })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer()
