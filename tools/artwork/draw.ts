import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { type PlannedPicture, plannedPictures } from './planned-pictures.ts'
import { drawView } from './views.ts'

/**
 * Draws the product pictures that are missing: `npm run pictures`.
 *   --only <text>   only files whose name contains the text
 *   --force         draw again what is there
 *   --list          draw nothing, only write the list of pictures anew
 */
const { values: options } = parseArgs({
  options: {
    only: { type: 'string', default: '' },
    force: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})

const demo = join(dirname(fileURLToPath(import.meta.url)), '../..', 'demo')
const folder = join(demo, 'pictures')
const MASTER_WIDTH = 800
const quality = { front: 60, styled: 52, detail: 42 } as const

async function save(planned: PlannedPicture): Promise<void> {
  const picture = await drawView(planned.product, planned.colour, planned.view)
  await picture
    .image()
    .resize(MASTER_WIDTH)
    .avif({ quality: quality[planned.view], effort: 3, chromaSubsampling: '4:2:0' })
    .toFile(join(folder, planned.file))
}

/** Writes the list of existing pictures, because the demo data may only name those. */
function writeDrawnPictures(): void {
  const files = readdirSync(folder)
    .filter((file) => file.endsWith('.avif'))
    .sort()
  const lines = files.map((file) => `  '${file}',`).join('\n')
  const text = `/** Written by tools/artwork/draw.ts: the pictures in demo/pictures. */\nexport const drawnPictures: ReadonlySet<string> = new Set([\n${lines}\n])\n`
  writeFileSync(join(demo, 'catalogue', 'drawn-pictures.ts'), text)
}

mkdirSync(folder, { recursive: true })
const missing = plannedPictures().filter(
  ({ file }) =>
    !options.list && file.includes(options.only) && (options.force || !existsSync(join(folder, file))),
)
const started = Date.now()
let done = 0

async function saveAndReport(planned: PlannedPicture): Promise<void> {
  await save(planned)
  done += 1
  const each = (Date.now() - started) / 1000 / done
  console.log(`${done}/${missing.length} ${planned.file} (${each.toFixed(2)} s each)`)
}

let encoding: Promise<void> = Promise.resolve()
for (const planned of missing) {
  // The encoder works on its own thread while the next picture is drawn.
  const previous = encoding
  encoding = saveAndReport(planned)
  await previous
}
await encoding
writeDrawnPictures()
