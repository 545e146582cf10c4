import { sharp } from '#media/safe-sharp'
import type { EmailColours } from '#theme/looks'

/** The default logo in `packages/storefront/public`, at half the size of its file. */
export const HOUSE_LOGO = { url: '/logo.png', width: 185, height: 36 } as const

/** Largest size of an uploaded logo in an email, in pixels. */
const MAX = { width: 240, height: 40 }

/** Size of a PNG (PNG, 11.2.1) in an email, in pixels. */
export function shownLogoSize(png: Uint8Array): { width: number; height: number } {
  const header = Buffer.from(png.buffer, png.byteOffset, 24)
  const [width, height] = [header.readUInt32BE(16), header.readUInt32BE(20)]
  const scale = Math.min(MAX.width / width, MAX.height / height)
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

/** Twice that size, for sharp screens. On the light ground of emails, because the logo may be dark. */
export function drawEmailLogo(png: Uint8Array, { card }: EmailColours): Promise<Buffer> {
  const { width, height } = shownLogoSize(png)
  return sharp(png)
    .resize({ width: 2 * width, height: 2 * height, fit: 'fill' })
    .flatten({ background: card })
    .png()
    .toBuffer()
}
