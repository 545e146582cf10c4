import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import sharp from 'sharp'
import { mark, SKY } from './logo/mark.ts'
import { wordmark } from './logo/wordmark.ts'

/** Writes the logo, the mark and the favicons into the storefront's public folder. */
const folder = join(dirname(fileURLToPath(import.meta.url)), '../../packages/storefront/public')

const INK = '#1F2E2E'
const LIGHT = '#FFFDF9'
const MARK_BOX = 64
const MARK_SHOWN = 62
/** Where the word begins beside the mark, and the size of both together. */
const WORD_AT = { x: 74, y: 53 }
const LOGO_BOX = { w: 369, h: 72 }

const logo = (colour: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${LOGO_BOX.w} ${LOGO_BOX.h}" role="img" aria-label="Little Dunes"><g transform="translate(0 4)"><g transform="scale(${MARK_SHOWN / MARK_BOX})">${mark}</g></g><path transform="translate(${WORD_AT.x} ${WORD_AT.y})" d="${wordmark}" fill="${colour}"/></svg>`

const markAlone = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${MARK_BOX} ${MARK_BOX}">${mark}</svg>`

/** The smallest icon keeps its round shape; larger ones fill the square that systems cut out of it. */
const icon = (size: number): string => {
  const ground = size > 32 ? `<rect width="${MARK_BOX}" height="${MARK_BOX}" fill="${SKY}"/>` : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${MARK_BOX} ${MARK_BOX}">${ground}${mark}</svg>`
}

writeFileSync(join(folder, 'logo.svg'), logo(INK))
writeFileSync(join(folder, 'logo-light.svg'), logo(LIGHT))
writeFileSync(join(folder, 'mark.svg'), markAlone)
writeFileSync(join(folder, 'favicon.svg'), markAlone)
for (const size of [32, 180, 512]) {
  await sharp(Buffer.from(icon(size)))
    .png({ palette: true })
    .toFile(join(folder, `favicon-${size}.png`))
}
