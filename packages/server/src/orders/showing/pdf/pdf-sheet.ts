import { SAMPLE_SHOP_NAME } from '@little-dunes/domain/orders/company/sample-settings'
import PDFDocument from 'pdfkit'
import { drawHouseLogo } from '#orders/showing/pdf/draw-house-logo'
import { createTypesetter, type Look, toLook } from '#orders/showing/pdf/typesetter'
import { type Looks, PAPER_INK } from '#theme/looks'

/** A text with its position. `align` is a side of the sheet, regardless of the direction of the text. */
export interface PlacedText extends Partial<Look> {
  text: string
  x: number
  y: number
  width: number
  align?: 'left' | 'center' | 'right'
  colour?: string
}

/** A4 in points. */
export const SHEET = { width: 595.28, height: 841.89, margin: 42.5 }
const LINE_HEIGHT = 1.45

/** A PDF of A4 sheets with Latin and Arabic text. Lengths are in points from the top left corner. */
export interface PdfSheet {
  /** Wraps the text at its width. Returns its height. */
  text(placed: PlacedText): number
  measureHeight(placed: Pick<PlacedText, 'text' | 'width' | 'size' | 'weight' | 'direction'>): number
  box(x: number, y: number, width: number, height: number, colour: string): void
  line(x: number, y: number, width: number, colour: string, thickness?: number): void
  /** The house style's slow curve. */
  dune(x: number, y: number, width: number, colour: string): void
  /** The shop's logo, `size` points high: its mark with the name next to it. */
  logo(x: number, y: number, size: number, colour: string): void
  addPage(): void
  pages(): number
  /** Draws on an earlier page, counted from 0. */
  onPage(place: number, draw: () => void): void
  finish(): Promise<Buffer>
}

/** `mark` is a PNG that replaces the default mark, `logo` a PNG that replaces both mark and name. */
export interface Sender extends Pick<Looks, 'mark' | 'logo'> {
  shopName: string
}

/** The file starts without a page. Only the default shop has the default logo; for other shops the name is written. */
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
  const { measureWidth, wrapText, drawLine } = createTypesetter(doc)
  return {
    text({ text, x, y, width, align = 'left', colour = PAPER_INK, ...look }) {
      const full = toLook(look)
      const lines = wrapText(text, width, full)
      doc.fillColor(colour)
      for (const [place, line] of lines.entries()) {
        const rest = width - measureWidth(line, full)
        const start = align === 'left' ? 0 : align === 'right' ? rest : rest / 2
        drawLine(line, x + start, y + place * full.size * LINE_HEIGHT, full)
      }
      return lines.length * full.size * LINE_HEIGHT
    },
    measureHeight: ({ text, width, ...look }) => {
      const full = toLook(look)
      return wrapText(text, width, full).length * full.size * LINE_HEIGHT
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
      } else if (mark || shopName !== SAMPLE_SHOP_NAME.en) {
        if (mark) doc.image(Buffer.from(mark), x, y, { width: size, height: size })
        const name = toLook({ size: size * 0.58, weight: 600 })
        doc.fillColor(colour)
        drawLine(shopName, mark ? x + size * 1.23 : x, y + size * 0.12, name)
      } else drawHouseLogo(doc, x, y, size, colour)
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
