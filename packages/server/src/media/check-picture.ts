import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'
import { sharp } from '#media/safe-sharp'

/** No picture that a shop would show has more; a small file can unfold to a huge one. */
export const MOST_PIXELS = 50_000_000

/** What phones make; the browser sends less anyway. */
export const MOST_PIXELS_OF_CUSTOMERS = 24_000_000

/** Pixels by the picture's own head; 0 where it is no picture. Nothing is unfolded. */
async function pixelsOf(bytes: Uint8Array): Promise<number> {
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata()
    return width * height
  } catch {
    // Of an empty file the constructor itself throws.
    return 0
  }
}

/** Whether somebody's file is a picture that may be drawn anew. */
export async function checkPicture(
  bytes: Uint8Array,
  mostPixels: number,
): Promise<'fits' | 'too_large' | 'no_picture'> {
  if (bytes.length > LARGEST_PICTURE_FILE) return 'too_large'
  const pixels = await pixelsOf(bytes)
  if (pixels === 0) return 'no_picture'
  return pixels > mostPixels ? 'too_large' : 'fits'
}
