import sharp from 'sharp'

/** How files of each kind begin. SVG is not among them: it may run scripts and load other files. */
const BEGINNINGS: { at: number; bytes: string }[] = [
  { at: 0, bytes: '\u00ff\u00d8\u00ff' },
  { at: 0, bytes: '\u0089PNG' },
  { at: 0, bytes: 'GIF8' },
  { at: 8, bytes: 'WEBP' },
  { at: 4, bytes: 'ftypavif' },
  { at: 4, bytes: 'ftypmif1' },
]

export const LARGEST_UPLOAD = 12 * 1024 * 1024
const MOST_PIXELS = 50_000_000

/** Whether somebody's file is a picture that may be drawn anew, by its own bytes; nothing is unfolded for it. */
export async function checkPicture(bytes: Buffer): Promise<'fits' | 'too_large' | 'no_picture'> {
  if (bytes.length > LARGEST_UPLOAD) return 'too_large'
  const isKnown = BEGINNINGS.some(
    ({ at, bytes: begin }) => bytes.toString('latin1', at, at + begin.length) === begin,
  )
  if (!isKnown) return 'no_picture'
  const { width, height } = await sharp(bytes, { limitInputPixels: false })
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width * height === 0) return 'no_picture'
  return width * height > MOST_PIXELS ? 'too_large' : 'fits'
}
