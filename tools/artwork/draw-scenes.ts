import { mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { Picture } from './renderer/picture.ts'
import { ageScenes } from './scenes/ages.ts'
import { coastScenes } from './scenes/coast.ts'
import { morningBreeze, setSail } from './scenes/loops.ts'
import { noticeScenes } from './scenes/notices.ts'
import { drawShare } from './scenes/share.ts'
import { shelfScenes } from './scenes/shelves.ts'

/**
 * Draws the pictures of the shop itself: heroes, doorways, spotlights, notices, posters, and the one for previews of links.
 *   --only <text>   only scenes whose name contains the text
 *   --to <folder>   somewhere else than the storefront
 */
const { values: options } = parseArgs({
  options: { only: { type: 'string', default: '' }, to: { type: 'string' } },
})

const here = dirname(fileURLToPath(import.meta.url))
const folder = options.to ?? join(here, '../../packages/storefront/public/pictures')
mkdirSync(folder, { recursive: true })

const save = (picture: Picture, name: string) =>
  picture
    .image()
    .avif({ quality: 56, effort: 3 })
    .toFile(join(folder, `${name}.avif`))

for (const [name, scene] of Object.entries({
  ...coastScenes,
  ...shelfScenes,
  ...noticeScenes,
  ...ageScenes,
})) {
  if (!name.includes(options.only)) continue
  const picture = new Picture({ x: 0, y: 0, w: scene.w, h: scene.h }, scene.w, scene.backdrop)
  await scene.draw(picture, scene)
  await save(picture, name)
  console.log(name)
}

for (const [name, loop] of [
  ['video-1', morningBreeze],
  ['video-2', setSail],
] as const) {
  if (!name.includes(options.only)) continue
  const frame = await loop()
  await save(await frame(0), name)
  console.log(name)
}

if ('share'.includes(options.only)) {
  // Some programs that show previews cannot read AVIF.
  await (await drawShare()).toFile(join(folder, 'share.jpg'))
  console.log('share')
}
