import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { logo } from './logo/logo.ts'
import { mark, SKY } from './logo/mark.ts'

/** Writes the logo, its PNG for emails, the mark and the favicons into the storefront's public folder. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../packages/storefront/public')

const INK = '#1F2E2E'
const LIGHT = '#FFFDF9'
const MARK_BOX = 64

const markAlone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_BOX} ${MARK_BOX}">${mark}</svg>`

/** The smallest icon keeps its round shape; larger ones fill the square, which systems crop. */
const icon = (size: number): string => {
  const ground = size > 32 ? `<rect width="${MARK_BOX}" height="${MARK_BOX}" fill="${SKY}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${MARK_BOX} ${MARK_BOX}">${ground}${mark}</svg>`
}

writeFileSync(join(folder, 'logo.svg'), logo(INK))
writeFileSync(join(folder, 'logo-light.svg'), logo(LIGHT))
// Dark mailboxes keep pictures as they are: there the halo makes the dark letters readable.
await sharp(Buffer.from(logo(INK, 738, LIGHT)))
  .resize({ width: 370 })
  .png({ palette: true })
  .toFile(join(folder, 'logo.png'))
writeFileSync(join(folder, 'mark.svg'), markAlone)
writeFileSync(join(folder, 'favicon.svg'), markAlone)
for (const size of [32, 180, 512]) {
  await sharp(Buffer.from(icon(size)))
    .png({ palette: true })
    .toFile(join(folder, `favicon-${size}.png`))
}
