import type { WireTaxDocument } from '@little-dunes/domain/contract/order-page-calls'
import { shopName } from '@little-dunes/domain/messages/shop-name'
import {
  type BilingualLabel,
  taxDocumentLabels as labels,
} from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { filsFromAed, formatAmount } from '@little-dunes/domain/money'
import { type PdfSheet, type PlacedText, SHEET } from '#orders/showing/pdf/pdf-sheet'
import { type Looks, PAPER_QUIET as QUIET } from '#theme/looks'

const LEFT = SHEET.margin
const WIDTH = SHEET.width - 2 * SHEET.margin
const BOTTOM = SHEET.height - SHEET.margin

/** The day in Dubai, where the supply was: '20 Nov 2026'. */
const dayOf = (when: number): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'Asia/Dubai' }).format(when)

const amountOf = (aed: number): string => formatAmount(filsFromAed(aed))
const lessOf = (aed: number): string => (aed === 0 ? '–' : `−${amountOf(aed)}`)

type Row = [of: BilingualLabel, value: string]

/** Draws a tax invoice or credit note on sheets of its own: English at the start, the value once, Arabic at the end. */
export function drawTaxDocument(
  file: PdfSheet,
  document: WireTaxDocument,
  { paper, mark }: Pick<Looks, 'paper' | 'mark'>,
): void {
  const sheet: Sheet = { ...file, paper, name: mark ? shopName.en : 'little dunes' }
  sheet.addPage()
  let y = drawHead(sheet, document)
  y = drawFacts(sheet, factsOf(document), y + 12)
  if (document.lines.length > 0) y = drawLines(sheet, document.lines, y + 16)
  y = drawTotals(sheet, document, y + 12)
  drawNote(sheet, y)
}

/** A file with the colours that it is drawn in, and the name beside the mark. */
type Sheet = PdfSheet & { paper: Looks['paper']; name: string }

function drawHead(sheet: Sheet, { kind, seller }: WireTaxDocument): number {
  const top = SHEET.margin
  const title = { colour: sheet.paper.title }
  const column = WIDTH / 3
  sheet.mark(LEFT, top, 26)
  sheet.text({ text: sheet.name, x: LEFT + 32, y: top + 3, width: column, size: 15, weight: 600, ...title })
  const about = { x: LEFT, width: column, size: 8.4, colour: QUIET }
  const named = sheet.text({ ...about, text: seller.name, y: top + 36 })
  const placed = sheet.text({ ...about, text: seller.address, y: top + 36 + named })
  const middle = {
    x: LEFT + column,
    width: column,
    align: 'center',
    size: 16,
    weight: 600,
    ...title,
  } as const
  sheet.text({ ...middle, text: labels[kind].en, y: top })
  sheet.text({ ...middle, text: labels[kind].ar, y: top + 25, direction: 'rtl' })
  if (seller.trn) {
    const end = { x: LEFT + 2 * column, width: column, align: 'right', size: 8.4 } as const
    sheet.text({ ...end, text: labels.trn.ar, y: top + 24, direction: 'rtl', colour: QUIET })
    sheet.text({ ...end, text: `${labels.trn.en} ${seller.trn}`, y: top + 36, weight: 600 })
  }
  const below = top + 36 + Math.max(named + placed, 24) + 10
  sheet.dune(LEFT, below, WIDTH, sheet.paper.rule)
  return below + 6
}

function factsOf(document: WireTaxDocument): Row[] {
  const { credit, customer, paymentMethod, storeCredit, totals } = document
  const refundedTo =
    storeCredit === totals.total ? 'credit' : paymentMethod === 'cod' ? 'cash' : paymentMethod
  const way = labels[credit ? refundedTo : paymentMethod]
  return [
    [credit ? labels.creditNoteNumber : labels.invoiceNumber, document.number],
    [labels.order, document.orderNumber],
    [labels.issued, dayOf(document.issuedAt)],
    credit ? [labels.forInvoice, credit.invoiceNumber] : [labels.supplied, dayOf(document.issuedAt)],
    [labels.customer, customer.name],
    ...(customer.trn ? [[labels.trn, customer.trn] satisfies Row] : []),
    credit
      ? [labels.invoiceDate, dayOf(credit.invoiceDate)]
      : [labels.deliverTo, `${customer.address}, ${customer.emirate}`],
    [credit ? labels.refundedTo : labels.paidWith, `${way.en} · ${way.ar}`],
    ...(credit ? [[labels.reason, credit.reason] satisfies Row] : []),
  ]
}

/** A label in both languages with its value between them; answers the height. */
function drawRow(sheet: Sheet, [of, value]: Row, place: Place): number {
  const { x, y, width, look = {} } = place
  const side = width * 0.3
  const middle = { ...look, text: value, x: x + side + 4, y, width: width - 2 * side - 8 }
  sheet.text({ colour: QUIET, ...look, text: of.en, x, y, width: side, direction: 'ltr' })
  const height = sheet.text({ weight: 600, ...middle, align: 'center' })
  sheet.text({
    ...{ colour: QUIET, ...look, text: of.ar, x: x + width - side, y, width: side },
    ...({ align: 'right', direction: 'rtl' } as const),
  })
  return height
}

interface Place {
  x: number
  y: number
  width: number
  look?: Partial<PlacedText>
}

/** Two rows beside each other. */
function drawFacts(sheet: Sheet, rows: Row[], from: number): number {
  const width = (WIDTH - 28) / 2
  let y = from
  for (let at = 0; at < rows.length; at += 2) {
    const pair = rows.slice(at, at + 2)
    const heights = pair.map((row, side) =>
      drawRow(sheet, row, { x: LEFT + side * (width + 28), y, width, look: { size: 8.6 } }),
    )
    y += Math.max(...heights) + 5
    for (const side of pair.keys()) sheet.line(LEFT + side * (width + 28), y, width, sheet.paper.line, 0.5)
    y += 5
  }
  return y
}

type Line = WireTaxDocument['lines'][number]

const COLUMNS: { of: BilingualLabel; width: number; show: (line: Line) => string; weight?: 600 }[] = [
  { of: labels.description, width: 186, show: ({ description }) => description },
  { of: labels.quantity, width: 38, show: ({ quantity }) => String(quantity) },
  { of: labels.priceWithVat, width: 66, show: ({ list }) => amountOf(list) },
  { of: labels.discount, width: 52, show: ({ discount }) => lessOf(discount) },
  { of: labels.net, width: 54, show: ({ net }) => amountOf(net) },
  { of: labels.vat, width: 48, show: ({ vat }) => amountOf(vat) },
  { of: labels.total, width: 66, show: ({ total }) => amountOf(total), weight: 600 },
]

/** Places of the cells of a row, with room between them. */
const CELLS = COLUMNS.map(({ width }, place) => ({
  x: LEFT + COLUMNS.slice(0, place).reduce((sum, one) => sum + one.width, 0) + 3,
  width: width - 6,
  align: place === 0 ? ('left' as const) : ('right' as const),
}))

function drawTableHead(sheet: Sheet, y: number): number {
  sheet.box(LEFT, y, WIDTH, 42, sheet.paper.tint)
  for (const [place, { of }] of COLUMNS.entries()) {
    const cell = { ...CELLS[place], size: 7.6 } as PlacedText
    const height = sheet.text({ ...cell, text: of.en, y: y + 5, weight: 600 })
    sheet.text({ ...cell, text: of.ar, y: y + 5 + height, direction: 'rtl', colour: QUIET })
  }
  return y + 42
}

function drawLines(sheet: Sheet, lines: readonly Line[], from: number): number {
  let y = drawTableHead(sheet, from)
  for (const line of lines) {
    const described = { text: line.description, width: CELLS[0]?.width ?? 0, size: 8.8 }
    const height = sheet.heightOf(described) + 10
    if (y + height > BOTTOM) y = drawTableHead(sheet, nextPage(sheet))
    for (const [place, { show, weight }] of COLUMNS.entries()) {
      const cell = { ...CELLS[place], size: 8.8, ...(weight && { weight }) } as PlacedText
      sheet.text({ ...cell, text: show(line), y: y + 5 })
    }
    y += height
    sheet.line(LEFT, y, WIDTH, sheet.paper.line, 0.5)
  }
  return y
}

function nextPage(sheet: Sheet): number {
  sheet.addPage()
  return SHEET.margin
}

function totalsOf({
  totals,
  credit,
  vatRate,
  storeCredit = 0,
}: WireTaxDocument): { row: Row; isGrand?: boolean }[] {
  // Isolated: the sign stays behind the number.
  const withRate = ({ en, ar }: BilingualLabel): BilingualLabel => ({
    en: `${en} ${vatRate}%`,
    ar: `${ar} \u2066${vatRate}%\u2069`,
  })
  if (credit) {
    return [
      { row: [labels.invoiceValue, amountOf(credit.valueBefore)] },
      { row: [labels.netCredited, amountOf(totals.net)] },
      { row: [withRate(labels.vatCredited), amountOf(totals.vat)] },
      { row: [labels.creditTotal, amountOf(totals.total)], isGrand: true },
      ...(storeCredit > 0 ? [{ row: [labels.toCredit, amountOf(storeCredit)] satisfies Row }] : []),
      { row: [labels.corrected, amountOf(credit.valueAfter)] },
    ]
  }
  return [
    { row: [labels.beforeDiscount, amountOf(totals.list)] },
    { row: [labels.discount, lessOf(totals.discount)] },
    { row: [labels.taxable, amountOf(totals.net)] },
    { row: [withRate(labels.vatAmount), amountOf(totals.vat)] },
    { row: [labels.grandTotal, amountOf(totals.total)], isGrand: true },
    // A way to pay, not a discount: the VAT is that of the whole.
    ...(storeCredit > 0 ? [{ row: [labels.ofCredit, amountOf(storeCredit)] satisfies Row }] : []),
    ...(storeCredit > 0 && storeCredit < totals.total
      ? [{ row: [labels.rest, amountOf(totals.total - storeCredit)] satisfies Row }]
      : []),
  ]
}

const TOTAL_ROW = 17

function drawTotals(sheet: Sheet, document: WireTaxDocument, from: number): number {
  const rows = totalsOf(document)
  const width = 360
  const x = LEFT + WIDTH - width
  let y = from + rows.length * TOTAL_ROW + 20 > BOTTOM ? nextPage(sheet) : from
  for (const { row, isGrand = false } of rows) {
    if (isGrand) sheet.box(x, y, width, TOTAL_ROW + 8, sheet.paper.tint)
    const look = isGrand ? ({ size: 10.5, weight: 600, colour: '#1f2e2e' } as const) : { size: 8.8 }
    drawRow(sheet, row, { x: x + 6, y: y + (isGrand ? 5 : 2), width: width - 12, look })
    y += TOTAL_ROW + (isGrand ? 10 : 0)
  }
  return y
}

function drawNote(sheet: Sheet, from: number): void {
  const width = (WIDTH - 28) / 2
  const y = from + 50 > BOTTOM ? nextPage(sheet) : Math.max(from + 20, BOTTOM - 40)
  sheet.line(LEFT, y, WIDTH, sheet.paper.line)
  const note = { y: y + 8, width, size: 7.6, colour: QUIET }
  sheet.text({ ...note, text: labels.note.en, x: LEFT })
  sheet.text({ ...note, text: labels.note.ar, x: LEFT + width + 28, align: 'right', direction: 'rtl' })
}
