import type { Sharp } from 'sharp'
import { logo } from '../logo/logo.ts'
import { Picture } from '../renderer/picture.ts'
import { coastScenes } from './coast.ts'

/** What previews of links show, whoever draws them: 1200 × 630. */
const SHARE = { width: 1200, height: 630 }
/** From where on all that hangs on the line is in it, with sky for the logo before the palm. */
const LEFT = 230
const LOGO = { left: 56, top: 46, width: 322, ink: '#1F2E2E' }

/** The first hero, cut for a preview, with the logo in its sky. */
export async function drawShare(): Promise<Sharp> {
  const hero = coastScenes['hero-1']
  if (!hero) throw new Error('There is no first hero')
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
