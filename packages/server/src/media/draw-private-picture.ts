import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { checkPicture, MOST_PIXELS } from '#media/check-picture'
import { sharp } from '#media/safe-sharp'

const LONGEST_SIDE = 1400

const WEBP = { quality: 76, effort: 2 }

/** Somebody's picture drawn anew as WebP, without what its file says of place and camera. @throws when it is no picture */
const draw = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS })
    .rotate()
    .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
    .webp(WEBP)
    .toBuffer()

/** What a shopper has sent as base64, drawn anew: upright, 1400 pixels at most. Refused with `picture_refused`. */
export async function drawPrivatePicture(content: string): Promise<Buffer | Refusal> {
  const bytes = Buffer.from(content, 'base64')
  const verdict = await checkPicture(bytes)
  if (verdict === 'too_large') return refuse('picture_refused', { textKey: 'picture_too_large' })
  const drawn = verdict === 'fits' ? await draw(bytes).catch(() => null) : null
  return drawn ?? refuse('picture_refused')
}

/** The middle of a drawn picture as a square of so many pixels. */
export const drawSquare = (drawn: Buffer, side: number): Promise<Buffer> =>
  sharp(drawn).resize({ width: side, height: side, fit: 'cover' }).webp(WEBP).toBuffer()
