import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** Path of the mark as PNG. Mail programs and PDFs cannot show SVG. */
export const MARK = '/icon-192.png'

/** Required sizes of icons, checked by the PNG signature (PNG, 5.2) and header (11.2.1). */
const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const ICONS: Readonly<Record<string, number>> = {
  'favicon-32.png': 32,
  'favicon-180.png': 180,
  'icon-192.png': 192,
  'favicon-512.png': 512,
  'icon-maskable-512.png': 512,
}
const DRAWN_MARKS = ['mark.svg', 'logo.svg', 'favicon.svg']

/** The theme's mark as PNG, or null for the default one. Reports icons with a wrong format or size. */
export async function readMark(
  folder: string,
  names: readonly string[],
  { problems, warn }: { problems: string[]; warn: (line: string) => void },
): Promise<Uint8Array | null> {
  for (const [name, side] of Object.entries(ICONS)) {
    if (!names.includes(`public/${name}`)) continue
    const problem = iconProblem(await readFile(path.join(folder, 'public', name)), side)
    if (problem) problems.push(`public/${name} ${problem}; it must be a PNG of ${side} × ${side}`)
  }
  if (names.includes(`public${MARK}`)) return readFile(path.join(folder, 'public', MARK))
  const drawn = DRAWN_MARKS.find((name) => names.includes(`public/${name}`))
  if (drawn)
    warn(`The theme has public/${drawn} but no public${MARK}. Emails and documents keep the default logo.`)
  return null
}

function iconProblem(body: Buffer, side: number): string | null {
  if (body.length < 24 || !body.subarray(0, 8).equals(SIGNATURE)) return 'is not a PNG'
  const [width, height] = [body.readUInt32BE(16), body.readUInt32BE(20)]
  return width === side && height === side ? null : `has ${width} × ${height}`
}
