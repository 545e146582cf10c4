import { createRequire } from 'node:module'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import { type Direction, type Face, visualRuns } from '#orders/showing/pdf/visual-runs'

type Weight = 400 | 600

export interface Look {
  size: number
  weight: Weight
  direction: Direction
}

export const toLook = ({ size = 9, weight = 400, direction = 'auto' }: Partial<Look>): Look => ({
  size,
  weight,
  direction,
})

const fontName = (face: Face, weight: Weight) => `${face} ${weight}`

const require = createRequire(import.meta.url)
/** WOFF 1 on purpose: fontkit does not embed composite glyphs of WOFF2. */
const FONTS: Record<string, string> = {
  [fontName('latin', 400)]: require.resolve('@fontsource/readex-pro/files/readex-pro-latin-400-normal.woff'),
  [fontName('latin', 600)]: require.resolve('@fontsource/readex-pro/files/readex-pro-latin-600-normal.woff'),
  [fontName('latin-ext', 400)]: require.resolve(
    '@fontsource/readex-pro/files/readex-pro-latin-ext-400-normal.woff',
  ),
  [fontName('latin-ext', 600)]: require.resolve(
    '@fontsource/readex-pro/files/readex-pro-latin-ext-600-normal.woff',
  ),
  [fontName('arabic', 400)]: require.resolve(
    '@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff',
  ),
  [fontName('arabic', 600)]: require.resolve(
    '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff',
  ),
}

/** With these features the library shapes a run as a whole, not word by word in letter order. */
const WHOLE_RUN: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga', 'mark']

export interface Typesetter {
  measureWidth(text: string, look: Look): number
  /** Wraps a text at this width. */
  wrapText(text: string, width: number, look: Look): string[]
  drawLine(text: string, x: number, y: number, look: Look): void
}

export function createTypesetter(doc: PDFKit.PDFDocument): Typesetter {
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file)

  // Cached, because shaping a run takes a millisecond and each run is measured before it is drawn.
  const widths = new Map<string, number>()
  function widthOfRun(text: string, face: Face, size: number, weight: Weight): number {
    const key = `${face} ${weight} ${size} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = doc.font(fontName(face, weight)).fontSize(size).widthOfString(text, { features: WHOLE_RUN })
    widths.set(key, width)
    return width
  }
  const measureWidth = (text: string, { size, weight, direction }: Look) =>
    visualRuns(text, direction).reduce((sum, run) => sum + widthOfRun(run.text, run.face, size, weight), 0)

  /** Breaks a word that is wider than the line, at any letter. */
  function fitting(word: string, width: number, look: Look): string[] {
    if (measureWidth(word, look) <= width) return [word]
    const parts = ['']
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`
      if (measureWidth(longer, look) <= width) parts[parts.length - 1] = longer
      else parts.push(letter)
    }
    return parts
  }

  function wrapText(text: string, width: number, look: Look): string[] {
    if (measureWidth(text, look) <= width) return [text]
    const lines: string[] = []
    for (const word of text.split(' ').flatMap((one) => fitting(one, width, look))) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && measureWidth(longer, look) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  function drawLine(text: string, x: number, y: number, look: Look) {
    let at = x
    // PDF readers copy this text, which is in reading order.
    doc.markContent('Span', { actual: dropInvisible(text) })
    for (const run of visualRuns(text, look.direction)) {
      const width = widthOfRun(run.text, run.face, look.size, look.weight)
      doc.font(fontName(run.face, look.weight)).fontSize(look.size)
      doc.text(run.text, at, y, { lineBreak: false, features: WHOLE_RUN })
      at += width
    }
    doc.endMarkedContent()
  }

  return { measureWidth, wrapText, drawLine }
}
