import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { checkPicture, MAX_CUSTOMER_PIXELS } from '#media/check-picture'
import { drawInProcess } from '#media/draw-in-process'
import { WEBP } from '#media/private-picture'
import { sharp } from '#media/safe-sharp'

/** Redraws a picture of a customer: upright, 1400 pixels at most. Refused with `picture_refused`. */
export async function drawPrivatePicture(file: Uint8Array): Promise<Buffer | Refusal> {
  const verdict = await checkPicture(file, MAX_CUSTOMER_PIXELS)
  if (verdict === 'too_large') return refuse('picture_refused', { textKey: 'photo_too_large' })
  const drawn = verdict === 'fits' ? await drawInProcess('private', file) : null
  return drawn ?? refuse('picture_refused')
}

/** The middle of a drawn picture as a square. `side` in pixels. */
export const drawSquare = (drawn: Buffer, side: number): Promise<Buffer> =>
  sharp(drawn).resize({ width: side, height: side, fit: 'cover' }).webp(WEBP).toBuffer()
