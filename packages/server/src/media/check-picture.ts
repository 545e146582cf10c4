import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'
import { sharp } from '#media/safe-sharp'

/** Limit for pictures of the shop: a small file can decompress to a huge picture. */
export const MAX_PIXELS = 50_000_000

/** The size of phone cameras. The browser already sends less. */
export const MAX_CUSTOMER_PIXELS = 24_000_000

/** Pixels according to the header, without decoding. 0 for a file that is not a picture. */
async function countPixels(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    // For an empty file the constructor itself throws.
    return 0
  }
}

export async function checkPicture(
  bytes: Uint8Array,
  maxPixels: number,
): Promise<'fits' | 'too_large' | 'no_picture'> {
  if (bytes.length > LARGEST_PICTURE_FILE) return 'too_large'
  const pixels = await countPixels(bytes)
  if (pixels === 0) return 'no_picture'
  return pixels > maxPixels ? 'too_large' : 'fits'
}
