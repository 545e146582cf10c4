import type { WireTaxDocument } from '@little-dunes/domain/contract/orders/tax-document'
import {
  type DocumentRow,
  documentColumns,
  documentContacts,
  documentFacts,
  documentNote,
  documentSeller,
  documentTotals,
  documentWords,
} from '@little-dunes/domain/contract/orders/tax-document-rows'
import {
  type BilingualLabel,
  formatPageNumber,
  taxDocumentLabels as labels,
} from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import {
  BOTTOM,
  drawPair,
  drawRow,
  drawStack,
  FOOT,
  GUTTER,
  HALF,
  LEFT,
  RIGHT,
  type Sheet,
  WIDTH,
} from '#orders/showing/pdf/bilingual-sheet'
import { type PdfSheet, type PlacedText, SHEET } from '#orders/showing/pdf/pdf-sheet'
import { PAPER_INK as INK, type Looks, PAPER_QUIET as QUIET, PAPER_SOFT as SOFT } from '#theme/looks'

/** Draws a tax invoice or credit note on new sheets: English on the left, the value once, Arabic on the right. */
export function drawTaxDocument(
  file: PdfSheet,
  document: WireTaxDocument,
  { paper }: Pick<Looks, 'paper'>,
): void {
  const first = file.pages()
  const sheet: Sheet = {
    ...file,
    paper,
    nextPage() {
      file.addPage()
      return drawRunningHead(sheet, document)
    },
  }
  sheet.addPage()
  let y = drawHead(sheet, document)
  y = drawFacts(sheet, documentFacts(document), y + 12)
  if (document.lines.length > 0) y = drawLines(sheet, document, y + 14)
  y = drawTotals(sheet, documentTotals(document), y + 10)
  y = drawPair(sheet, documentWords(document), { from: y + 8, size: 8.8 })
  drawPair(sheet, documentNote(document), { from: y + 14, size: 7.8, isAtBottom: true })
  const pages = file.pages() - first
  for (let page = 0; page < pages; page += 1)
    file.onPage(first + page, () => drawFoot(sheet, document, formatPageNumber(page + 1, pages)))
}

function drawHead(sheet: Sheet, document: WireTaxDocument): number {
  const { kind, seller } = document
  const top = SHEET.margin
  const title = { colour: sheet.paper.title }
  const column = WIDTH / 3
  sheet.logo(LEFT, top, 22, sheet.paper.title)
  const { en, ar } = documentSeller(document)
  const start = { x: LEFT, width: column, size: 8.4, colour: SOFT }
  const end = { ...start, ...RIGHT, x: LEFT + 2 * column }
  const [from, trn] = [top + 34, seller.trn]
  const startLines: PlacedText[] = [
    ...en.map((text) => ({ ...start, y: 0, text })),
    ...(trn ? [{ ...start, y: 0, text: `${labels.trn.en} ${trn}`, weight: 600, colour: INK } as const] : []),
  ]
  const endLines: PlacedText[] = [
    ...ar.map((text) => ({ ...end, y: 0, text })),
    ...(trn
      ? [{ ...end, y: 0, text: `${labels.trn.ar} \u2066${trn}\u2069`, weight: 600, colour: INK } as const]
      : []),
  ]
  const middle = {
    x: LEFT + column,
    width: column,
    align: 'center',
    size: 16,
    weight: 600,
    ...title,
  } as const
  sheet.text({ ...middle, text: labels[kind].en, y: top - 2 })
  sheet.text({ ...middle, text: labels[kind].ar, y: top + 22, direction: 'rtl' })
  const below = Math.max(drawStack(sheet, startLines, from), drawStack(sheet, endLines, from)) + 10
  sheet.dune(LEFT, below, WIDTH, sheet.paper.rule)
  return below + 6
}

/** Names the document at the top of its further pages. */
function drawRunningHead(sheet: Sheet, { kind, number }: WireTaxDocument): number {
  const small = { y: SHEET.margin - 8, width: HALF, size: 8, colour: QUIET }
  sheet.text({ ...small, x: LEFT, text: `${labels[kind].en} ${number}` })
  sheet.text({
    ...small,
    ...RIGHT,
    x: LEFT + HALF + GUTTER,
    text: `${labels[kind].ar} \u2066${number}\u2069`,
  })
  sheet.line(LEFT, SHEET.margin + 8, WIDTH, sheet.paper.line)
  return SHEET.margin + 20
}

function drawFoot(sheet: Sheet, document: WireTaxDocument, page: BilingualLabel): void {
  const small = { y: FOOT + 6, width: HALF, size: 7.6, colour: QUIET }
  sheet.line(LEFT, FOOT, WIDTH, sheet.paper.line)
  sheet.text({ ...small, x: LEFT, text: documentContacts(document).join(' · '), direction: 'ltr' })
  sheet.text({
    ...{ ...small, x: LEFT + HALF + GUTTER, align: 'right', direction: 'ltr' },
    text: `${page.en} · \u2067${page.ar}\u2069`,
  })
}

/** Two rows side by side. */
function drawFacts(sheet: Sheet, rows: DocumentRow[], from: number): number {
  let y = from
  for (let at = 0; at < rows.length; at += 2) {
    const pair = rows.slice(at, at + 2)
    const places = pair.map((_, side) => LEFT + side * (HALF + GUTTER))
    const heights = pair.map((row, side) =>
      drawRow(sheet, row, { x: places[side] ?? LEFT, y, width: HALF, share: 0.28, look: { size: 8.6 } }),
    )
    y += Math.max(...heights) + 4
    for (const x of places) sheet.line(x, y, HALF, sheet.paper.line, 0.5)
    y += 4
  }
  return y
}

const WIDTHS = [18, 176, 32, 64, 54, 54, 50, 62.28]

/** Positions of the cells of a row, with space between them. */
const CELLS = WIDTHS.map((width, place) => ({
  x: LEFT + WIDTHS.slice(0, place).reduce((sum, one) => sum + one, 0) + 3,
  width: width - 6,
  align: place < 2 ? ('left' as const) : ('right' as const),
}))
const DESCRIPTION = 1

type Columns = ReturnType<typeof documentColumns>

function drawTableHead(sheet: Sheet, columns: Columns, y: number): number {
  const cells = columns.map(({ of }, place) => {
    const cell = { ...CELLS[place], size: 7.6 } as PlacedText
    const en = { ...cell, text: of.en, weight: 600 } as const
    const height = sheet.measureHeight(en)
    const ar = {
      ...cell,
      text: of.ar === of.en ? '' : of.ar,
      direction: 'rtl',
      colour: QUIET,
      align: 'right',
    } as const
    return {
      en: { ...en, y: y + 5 },
      ar: { ...ar, y: y + 5 + height },
      height: height + sheet.measureHeight(ar),
    }
  })
  const height = Math.max(...cells.map((cell) => cell.height)) + 10
  sheet.box(LEFT, y, WIDTH, height, sheet.paper.tint)
  for (const { en, ar } of cells) {
    sheet.text(en)
    if (ar.text) sheet.text(ar)
  }
  return y + height
}

function drawLines(sheet: Sheet, { lines, vatRate }: WireTaxDocument, from: number): number {
  const columns = documentColumns(vatRate)
  const wide = { ...CELLS[DESCRIPTION], size: 8.8 } as PlacedText
  let y = drawTableHead(sheet, columns, from)
  for (const [place, line] of lines.entries()) {
    const described = sheet.measureHeight({ ...wide, text: line.description })
    const arabic = { ...wide, ...RIGHT, text: line.descriptionAr ?? '', colour: SOFT }
    const height = described + (arabic.text ? sheet.measureHeight(arabic) : 0) + 9
    if (y + height > BOTTOM) y = drawTableHead(sheet, columns, sheet.nextPage())
    for (const [at, { name, show }] of columns.entries()) {
      const cell = { ...CELLS[at], size: 8.8, ...(name === 'total' && { weight: 600 }) } as PlacedText
      sheet.text({ ...cell, text: show(line, place + 1), y: y + 4 })
    }
    if (arabic.text) sheet.text({ ...arabic, y: y + 4 + described })
    y += height
    sheet.line(LEFT, y, WIDTH, sheet.paper.line, 0.5)
  }
  return y
}

const TOTAL_ROW = 17

function drawTotals(sheet: Sheet, rows: readonly DocumentRow[], from: number): number {
  const width = 374
  const x = LEFT + WIDTH - width
  let y = from + rows.length * TOTAL_ROW + 20 > BOTTOM ? sheet.nextPage() : from
  for (const row of rows) {
    const { isGrand = false } = row
    if (isGrand) sheet.box(x, y, width, TOTAL_ROW + 8, sheet.paper.tint)
    const look = isGrand ? ({ size: 10.5, weight: 600, colour: INK } as const) : { size: 8.8 }
    const height = drawRow(sheet, row, {
      x: x + 6,
      y: y + (isGrand ? 5 : 2),
      width: width - 12,
      share: 0.36,
      look,
    })
    y += Math.max(TOTAL_ROW, height + 4) + (isGrand ? 10 : 0)
  }
  return y
}
