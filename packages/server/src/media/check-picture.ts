import { LARGEST_PICTURE_FILE } from '@little-dunes/domain/catalogue/pictures'
import { sharp } from '#media/safe-sharp'

/** No picture that a shop would show has more; a small file can unfold to a huge one. */
export const MOST_PIXELS = 50_000_000

/** Whether somebody's file is a picture that may be drawn anew, by its own bytes; nothing is unfolded for it. */
export async function checkPicture(bytes: Buffer): Promise<'fits' | 'too_large' | 'no_picture'> {
  if (bytes.length > LARGEST_PICTURE_FILE) return 'too_large'
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height === 0) return 'no_picture'
  return width * height > MOST_PIXELS ? 'too_large' : 'fits'
}
