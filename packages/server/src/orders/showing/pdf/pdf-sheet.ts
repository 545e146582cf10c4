import { createRequire } from 'node:module'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import { SAMPLE_SHOP_NAME } from '@little-dunes/domain/orders/company/sample-settings'
import PDFDocument from 'pdfkit'
import { type Direction, type Face, visualRuns } from '#orders/showing/pdf/visual-runs'
import { WORDMARK } from '#orders/showing/pdf/wordmark'
import { type Looks, PAPER_INK } from '#theme/looks'

export type Weight = 400 | 600

/** A text in a place: `align` is a side of the sheet, whatever the direction of the text. */
export interface PlacedText {
  text: string
  x: number
  y: number
  width: number
  align?: 'left' | 'center' | 'right'
  direction?: Direction
  size?: number
  weight?: Weight
  colour?: string
}

/** A4 in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 42.5 }
const LINE_HEIGHT = 1.45

const fontName = (face: Face, weight: Weight) => `${face} ${weight}`

const require = createRequire(import.meta.url)
/** WOFF of the first version: fontkit embeds no composite glyphs of WOFF2. */
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

/** A PDF of A4 sheets with text in Latin and Arabic letters; lengths in points from the upper left corner. */
export interface PdfSheet {
  /** Draws a text, broken into lines of its width; answers the height that it takes. */
  text(placed: PlacedText): number
  heightOf(placed: Pick<PlacedText, 'text' | 'width' | 'size' | 'weight' | 'direction'>): number
  box(x: number, y: number, width: number, height: number, colour: string): void
  line(x: number, y: number, width: number, colour: string, thickness?: number): void
  /** The slow curve of the house. */
  dune(x: number, y: number, width: number, colour: string): void
  /** The logo of the shop, `size` high: its mark with the name beside it. */
  logo(x: number, y: number, size: number, colour: string): void
  addPage(): void
  /** How many pages there are. */
  pages(): number
  /** Draws on an earlier page, counted from 0. */
  onPage(place: number, draw: () => void): void
  finish(): Promise<Buffer>
}

/** Features that make the library shape a run as a whole, and not word by word in the order of its letters. */
const WHOLE_RUN: PDFKit.Mixins.OpenTypeFeatures[] = ['kern', 'liga', 'mark']

/** Who the file is from: `mark` is a PNG in place of the mark of the house, `logo` one in place of mark and name. */
export interface Sender extends Pick<Looks, 'mark' | 'logo'> {
  shopName: string
}

/** Begins a file without a page. The logo of the house stands for the house alone: a shop of another name is named. */
export function createPdfSheet(title: string, { shopName, mark, logo }: Sender): PdfSheet {
  const doc = new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    lang: 'en',
    info: { Title: title },
  })
  const chunks: Buffer[] = []
  doc.on('data', (chunk: Buffer) => chunks.push(chunk))
  for (const [name, file] of Object.entries(FONTS)) doc.registerFont(name, file)

  // Shaping a run takes a millisecond, and each is measured before it is drawn.
  const widths = new Map<string, number>()
  function widthOfRun(text: string, face: Face, size: number, weight: Weight): number {
    const key = `${face} ${weight} ${size} ${text}`
    const known = widths.get(key)
    if (known !== undefined) return known
    const width = doc.font(fontName(face, weight)).fontSize(size).widthOfString(text, { features: WHOLE_RUN })
    widths.set(key, width)
    return width
  }
  const widthOf = (text: string, { size, weight, direction }: Look) =>
    visualRuns(text, direction).reduce((sum, run) => sum + widthOfRun(run.text, run.face, size, weight), 0)

  /** A word that is wider than its place is broken where it has to be. */
  function fitting(word: string, width: number, look: Look): string[] {
    if (widthOf(word, look) <= width) return [word]
    const parts = ['']
    for (const letter of word) {
      const longer = `${parts.at(-1)}${letter}`
      if (widthOf(longer, look) <= width) parts[parts.length - 1] = longer
      else parts.push(letter)
    }
    return parts
  }

  function linesOf(text: string, width: number, look: Look): string[] {
    if (widthOf(text, look) <= width) return [text]
    const lines: string[] = []
    for (const word of text.split(' ').flatMap((one) => fitting(one, width, look))) {
      const longer = lines.length > 0 ? `${lines.at(-1)} ${word}` : word
      if (lines.length > 0 && widthOf(longer, look) <= width) lines[lines.length - 1] = longer
      else lines.push(word)
    }
    return lines
  }

  function drawLine(text: string, x: number, y: number, look: Look) {
    let at = x
    // Readers that copy text take it from here, in the order in which it is read.
    doc.markContent('Span', { actual: dropInvisible(text) })
    for (const run of visualRuns(text, look.direction)) {
      const width = widthOfRun(run.text, run.face, look.size, look.weight)
      doc.font(fontName(run.face, look.weight)).fontSize(look.size)
      doc.text(run.text, at, y, { lineBreak: false, features: WHOLE_RUN })
      at += width
    }
    doc.endMarkedContent()
  }

  return {
    text({ text, x, y, width, align = 'left', colour = PAPER_INK, ...look }) {
      const full = lookOf(look)
      const lines = linesOf(text, width, full)
      doc.fillColor(colour)
      for (const [place, line] of lines.entries()) {
        const rest = width - widthOf(line, full)
        const start = align === 'left' ? 0 : align === 'right' ? rest : rest / 2
        drawLine(line, x + start, y + place * full.size * LINE_HEIGHT, full)
      }
      return lines.length * full.size * LINE_HEIGHT
    },
    heightOf: ({ text, width, ...look }) => {
      const full = lookOf(look)
      return linesOf(text, width, full).length * full.size * LINE_HEIGHT
    },
    box: (x, y, width, height, colour) => void doc.rect(x, y, width, height).fill(colour),
    line: (x, y, width, colour, thickness = 0.7) =>
      void doc
        .moveTo(x, y)
        .lineTo(x + width, y)
        .lineWidth(thickness)
        .stroke(colour),
    dune: (x, y, width, colour) =>
      void doc
        .moveTo(x, y + 2)
        .bezierCurveTo(x + width / 6, y - 4, x + width / 3, y - 4, x + width / 2, y + 1)
        .bezierCurveTo(x + (width * 2) / 3, y + 6, x + (width * 5) / 6, y + 6, x + width, y - 1)
        .lineWidth(1.4)
        .stroke(colour),
    logo(x, y, size, colour) {
      if (logo) {
        doc.markContent('Span', { actual: shopName })
        doc.image(Buffer.from(logo), x, y, { fit: [size * 7, size] })
        doc.endMarkedContent()
        return
      }
      if (mark || shopName !== SAMPLE_SHOP_NAME.en) {
        if (mark) doc.image(Buffer.from(mark), x, y, { width: size, height: size })
        const name = lookOf({ size: size * 0.58, weight: 600 })
        doc.fillColor(colour)
        drawLine(shopName, mark ? x + size * 1.23 : x, y + size * 0.12, name)
        return
      }
      const scale = size / 62
      doc.save().translate(x, y).scale(scale).circle(31, 31, 29).clip()
      doc.rect(0, 0, 62, 62).fill('#FBE9D3').circle(34.9, 28.1, 13.6).fill('#F2B84B')
      doc.scale(0.96875)
      doc.path('M-2 42 C10 26 24 30 34 40 S56 44 66 32 V66 H-2Z').fill('#E0633F')
      doc.path('M-2 54 C12 42 26 44 38 52 S58 54 66 46 V66 H-2Z').fill('#1E5F68').restore()
      doc.markContent('Span', { actual: shopName })
      doc.save().translate(x, y).scale(scale).translate(74, 49).path(WORDMARK).fill(colour).restore()
      doc.endMarkedContent()
    },
    addPage: () => void doc.addPage(),
    pages: () => doc.bufferedPageRange().count,
    onPage(place, draw) {
      doc.switchToPage(place)
      draw()
      doc.switchToPage(doc.bufferedPageRange().count - 1)
    },
    finish: () =>
      new Promise((done) => {
        doc.on('end', () => done(Buffer.concat(chunks)))
        doc.end()
      }),
  }
}

interface Look {
  size: number
  weight: Weight
  direction: Direction
}

const lookOf = ({ size = 9, weight = 400, direction = 'auto' }: Partial<Look>): Look => ({
  size,
  weight,
  direction,
})
