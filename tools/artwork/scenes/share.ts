import type { Sharp } from 'sharp'
import { logo } from '../logo/logo.ts'
import { Picture } from '../renderer/picture.ts'
import { coastScenes } from './coast.ts'

/** Size of link previews: 1200 × 630. */
const SHARE = { width: 1200, height: 630 }
/** Left edge of the crop: it includes all items on the line, with sky for the logo before the palm. */
const LEFT = 230
const LOGO = { left: 56, top: 46, width: 322, ink: '#1F2E2E' }

/** The first hero, cropped for a preview, with the logo in its sky. */
export async function drawShare(): Promise<Sharp> {
  const hero = coastScenes['hero-1']
  if (!hero) throw new Error('The scene hero-1 is missing')
  const { w, h, backdrop } = hero
  const picture = new Picture({ x: 0, y: 0, w, h }, w, backdrop)
  await hero.draw(picture, hero)
  return picture
    .image()
    .resize({ height: SHARE.height })
    .extract({ left: LEFT, top: 0, ...SHARE })
    .composite([{ input: Buffer.from(logo(LOGO.ink, LOGO.width)), left: LOGO.left, top: LOGO.top }])
    .jpeg({ quality: 84, mozjpeg: true })
}
