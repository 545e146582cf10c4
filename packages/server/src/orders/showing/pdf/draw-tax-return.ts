import type { TaxReturn } from '@little-dunes/domain/contract/tax-return/tax-calls'
import { emirateName } from '@little-dunes/domain/messages/emirate-names'
import type { BilingualLabel } from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { taxReturnLabels as labels } from '@little-dunes/domain/messages/tax-documents/tax-return-labels'
import { formatAmount } from '@little-dunes/domain/money'
import { type PdfSheet, type PlacedText, SHEET } from '#orders/showing/pdf/pdf-sheet'
import { type Looks, PAPER_QUIET as QUIET, PAPER_SOFT as SOFT } from '#theme/looks'

export interface TaxReturnPaper extends TaxReturn {
  seller: { name: string; trn: string }
  /** Same lines as in the CSV ledger. */
  ledger: readonly (readonly string[])[]
  /** Number of documents that the PDF leaves out. */
  unlisted: number
}

interface Column {
  of: BilingualLabel
  /** Share of the width. */
  share: number
  isFigure?: boolean
}

const LEFT = SHEET.margin
const WIDTH = SHEET.width - 2 * SHEET.margin
const BOTTOM = SHEET.height - SHEET.margin
const HALF = WIDTH / 2
const ARABIC = { align: 'right', direction: 'rtl' } as const

const RETURN_COLUMNS: readonly Column[] = [
  { of: labels.emirate, share: 0.28 },
  { of: labels.invoicedNet, share: 0.18, isFigure: true },
  { of: labels.creditedNet, share: 0.18, isFigure: true },
  { of: labels.net, share: 0.18, isFigure: true },
  { of: labels.vat, share: 0.18, isFigure: true },
]

const LEDGER_COLUMNS: readonly Column[] = [
  { of: labels.number, share: 0.19 },
  { of: labels.date, share: 0.13 },
  { of: labels.emirate, share: 0.2 },
  { of: labels.order, share: 0.12 },
  { of: labels.ledgerNet, share: 0.12, isFigure: true },
  { of: labels.ledgerVat, share: 0.11, isFigure: true },
  { of: labels.ledgerTotal, share: 0.13, isFigure: true },
]

type Paper = Looks['paper']

/** Draws the return of a month with the ledger below it. Each label is in English and Arabic. */
export function drawTaxReturn(
  sheet: PdfSheet,
  { month, seller, emirates, net, vat, pending, ledger, unlisted }: TaxReturnPaper,
  { paper }: Pick<Looks, 'paper'>,
): void {
  sheet.addPage()
  const top = SHEET.margin
  sheet.logo(LEFT, top, 22, paper.title)
  let y = drawPair(sheet, labels.title, { y: top + 36, size: 15, colour: paper.title, weight: 600 }) + 8
  const facts: [BilingualLabel, string][] = [
    [labels.month, month],
    [labels.seller, seller.name],
    [labels.trn, seller.trn],
  ]
  for (const [of, value] of facts) {
    sheet.text({ text: value, x: LEFT, y, width: WIDTH, align: 'center', size: 9, weight: 600 })
    y = drawPair(sheet, of, { y, size: 9, colour: QUIET }) + 3
  }
  y = drawPair(sheet, labels.amounts, { y: y + 4, size: 8, colour: QUIET }) + 8
  const amounts = (...fils: number[]) => fils.map(formatAmount)
  const rows = emirates.map(({ emirate, invoices, creditNotes, ...left }) => [
    `${emirate} · ${emirateName(emirate, 'ar')}`,
    ...amounts(invoices.net, -creditNotes.net, left.net, left.vat),
  ])
  const total = [`${labels.total.en} · ${labels.total.ar}`, '', '', ...amounts(net, vat)]
  y = drawTable(sheet, RETURN_COLUMNS, { rows: [...rows, total], from: y, paper }) + 10
  if (pending > 0) y = drawPair(sheet, labels.pending(pending), { y, size: 8.4, colour: SOFT }) + 8
  if (unlisted > 0) drawPair(sheet, labels.unlisted(unlisted), { y, size: 8.4, colour: SOFT })
  if (ledger.length === 0) return
  y = drawPair(sheet, labels.ledger, { y: y + 10, size: 11, colour: paper.title, weight: 600 }) + 6
  const lines = ledger.map(([number = '', , date = '', emirate = '', order = '', , ...sums]) => [
    ...[number, date, emirate, order],
    ...sums,
  ])
  drawTable(sheet, LEDGER_COLUMNS, { rows: lines, from: y, paper })
}

/** English on the left, Arabic on the right. Returns the position of its end. */
function drawPair(
  sheet: PdfSheet,
  { en, ar }: BilingualLabel,
  { y, ...look }: { y: number } & Pick<PlacedText, 'size' | 'colour' | 'weight'>,
): number {
  const start = { ...look, x: LEFT, y, width: HALF - 8, text: en }
  const end = { ...look, ...ARABIC, x: LEFT + HALF + 8, y, width: HALF - 8, text: ar }
  return y + Math.max(sheet.text(start), sheet.text(end))
}

/** Rows below a header, which each further page repeats. Returns the position of their end. */
function drawTable(
  sheet: PdfSheet,
  columns: readonly Column[],
  { rows, from, paper }: { rows: readonly (readonly string[])[]; from: number; paper: Paper },
): number {
  const places = columns.map(({ share, isFigure }, at) => ({
    x: LEFT + WIDTH * columns.slice(0, at).reduce((sum, one) => sum + one.share, 0) + 3,
    width: WIDTH * share - 6,
    align: isFigure ? ('right' as const) : ('left' as const),
  }))
  const drawHead = (y: number): number => {
    sheet.box(LEFT, y, WIDTH, 30, paper.tint)
    for (const [at, { of }] of columns.entries()) {
      const cell = { ...places[at], size: 7.6 } as PlacedText
      sheet.text({ ...cell, text: of.en, y: y + 4, weight: 600 })
      sheet.text({ ...cell, text: of.ar, y: y + 16, direction: 'rtl', colour: QUIET })
    }
    return y + 30
  }
  let y = drawHead(from)
  for (const row of rows) {
    const cells = row.map((text, at) => ({ ...places[at], text, size: 8.4 }) as PlacedText)
    const height = Math.max(...cells.map((cell) => sheet.measureHeight(cell))) + 7
    if (y + height > BOTTOM) {
      sheet.addPage()
      y = drawHead(SHEET.margin)
    }
    for (const cell of cells) if (cell.text !== '') sheet.text({ ...cell, y: y + 3 })
    y += height
    sheet.line(LEFT, y, WIDTH, paper.line, 0.5)
  }
  return y
}
