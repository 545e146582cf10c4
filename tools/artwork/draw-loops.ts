import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { morningBreeze, setSail } from './scenes/loops.ts'

/**
 * Draws the frames of the two loop videos: `node artwork/draw-loops.ts --to <folder>`.
 * ffmpeg then joins them, blending 12 drawn frames a second to 24:
 *   ffmpeg -framerate 12 -i morning-breeze-%03d.jpg -vf minterpolate=fps=24:mi_mode=blend \
 *     -c:v libx264 -pix_fmt yuv420p -crf 25 -movflags +faststart -an morning-breeze.mp4
 */
const { values: options } = parseArgs({ options: { to: { type: 'string', default: 'frames' } } })
const FRAMES = 48

mkdirSync(options.to, { recursive: true })
for (const [name, loop] of [
  ['morning-breeze', morningBreeze],
  ['set-sail', setSail],
] as const) {
  const frame = await loop()
  for (let i = 0; i < FRAMES; i++) {
    const picture = await frame(i / FRAMES)
    const file = join(options.to, `${name}-${String(i).padStart(3, '0')}.jpg`)
    await picture.image().jpeg({ quality: 92, mozjpeg: true }).toFile(file)
  }
  console.log(name)
}
