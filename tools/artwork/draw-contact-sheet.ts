import { readdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import sharp from 'sharp'

/**
 * Puts many product pictures on one sheet, to look for what is unclear when small.
 *   node artwork/draw-contact-sheet.ts --to sheet.png [--only front] [--width 200]
 */
const { values: options } = parseArgs({
  options: {
    to: { type: 'string', default: 'contact-sheet.png' },
    only: { type: 'string', default: 'front' },
    width: { type: 'string', default: '200' },
    columns: { type: 'string', default: '12' },
  },
})

const folder = join(dirname(fileURLToPath(import.meta.url)), '../..', 'demo', 'pictures')
const GAP = 4
const width = Number(options.width)
const height = Math.round(width * 1.25)
const columns = Number(options.columns)

const files = readdirSync(folder).filter((file) => file.endsWith('.avif') && file.includes(options.only))
const tiles = await Promise.all(
  files.map(async (file, i) => ({
    input: await sharp(join(folder, file)).resize(width, height).png().toBuffer(),
    left: (i % columns) * (width + GAP),
    top: Math.floor(i / columns) * (height + GAP),
  })),
)
const sheet = {
  width: columns * (width + GAP),
  height: Math.max(1, Math.ceil(files.length / columns)) * (height + GAP),
  channels: 3 as const,
  background: '#fff',
}
await sharp({ create: sheet }).composite(tiles).png().toFile(options.to)
console.log(`${files.length} pictures`)
