// `npm run pictures:compare -- <before> <after>`: compares the screenshots of two folders pixel by pixel. Prints each
// differing screen with the number and place of its pixels, and writes a picture of them into <after>/differences.
import { mkdir, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Difference, findDifference, type Picture } from './picture-difference.ts'

const [before, after] = process.argv.slice(2)
if (!before || !after) {
  console.error('Usage: npm run pictures:compare -- <before> <after>')
  process.exit(2)
}

const pictures = async (folder: string): Promise<Set<string>> =>
  new Set((await readdir(folder)).filter((file) => file.endsWith('.png')))

async function read(file: string): Promise<Picture> {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

const formatSize = ({ width, height }: Picture): string => `${width} × ${height}`

function differenceLine(name: string, one: Picture, other: Picture, { pixels, box }: Difference): string {
  const sizes =
    formatSize(one) === formatSize(other) ? '' : `, ${formatSize(one)} is now ${formatSize(other)}`
  return `${name}: ${pixels} pixels differ within x ${box.left}–${box.right}, y ${box.top}–${box.bottom}${sizes}`
}

const [ofBefore, ofAfter] = [await pictures(before), await pictures(after)]
const lines = [
  ...[...ofBefore].filter((name) => !ofAfter.has(name)).map((name) => `${name}: only in ${before}`),
  ...[...ofAfter].filter((name) => !ofBefore.has(name)).map((name) => `${name}: only in ${after}`),
]
const inBoth = [...ofBefore].filter((name) => ofAfter.has(name)).sort()
for (const name of inBoth) {
  const [one, other] = [await read(join(before, name)), await read(join(after, name))]
  const difference = findDifference(one, other)
  if (!difference) continue
  lines.push(differenceLine(name, one, other, difference))
  await mkdir(join(after, 'differences'), { recursive: true })
  const { data, width, height } = difference.picture
  await sharp(data, { raw: { width, height, channels: 4 } })
    .png()
    .toFile(join(after, 'differences', name))
}
for (const line of lines) console.log(line)
console.log(`Compared ${inBoth.length} screens: ${lines.length} differences`)
process.exitCode = lines.length > 0 || inBoth.length === 0 ? 1 : 0
