import type { DocumentRow } from '@little-dunes/domain/contract/orders/tax-document-rows'
import type { BilingualLabel } from '@little-dunes/domain/messages/tax-documents/tax-document-labels'
import { type PdfSheet, type PlacedText, SHEET } from '#orders/showing/pdf/pdf-sheet'
import { type Looks, PAPER_QUIET as QUIET, PAPER_SOFT as SOFT } from '#theme/looks'

export const LEFT = SHEET.margin
export const WIDTH = SHEET.width - 2 * SHEET.margin
/** Position of the last line of each page, and the lower end of the content above it. */
export const FOOT = SHEET.height - SHEET.margin + 4
export const BOTTOM = FOOT - 10
/** Two halves of the sheet, side by side. */
export const GUTTER = 28
export const HALF = (WIDTH - GUTTER) / 2

export const RIGHT = { align: 'right', direction: 'rtl' } as const

/** A file with its colours. */
export interface Sheet extends PdfSheet {
  paper: Looks['paper']
  /** Starts the next page. Returns the position where the content continues. */
  nextPage(): number
}

/** Texts below each other. Returns the position of their end. */
export const drawStack = (sheet: Sheet, texts: readonly PlacedText[], from: number): number =>
  texts.reduce((y, text) => y + sheet.text({ ...text, y }), from)

export interface Place {
  x: number
  y: number
  width: number
  /** Share of the width for each label. */
  share: number
  look?: Partial<PlacedText>
}

/** A label in both languages with its value between them. Returns the height. */
export function drawRow(
  sheet: Sheet,
  { of, value }: DocumentRow,
  { x, y, width, share, look = {} }: Place,
): number {
  const side = width * share
  const quiet = { colour: QUIET, ...look, y, width: side }
  return Math.max(
    sheet.text({ ...quiet, text: of.en, x, direction: 'ltr' }),
    sheet.text({
      ...{ weight: 600, ...look, text: value, x: x + side + 4, y, width: width - 2 * side - 8 },
      align: 'center',
    }),
    sheet.text({ ...quiet, ...RIGHT, text: of.ar, x: x + width - side }),
  )
}

export interface PairPlace {
  from: number
  size: number
  isAtBottom?: boolean
}

/** A text in both languages, side by side. Returns the position of its end. */
export function drawPair(
  sheet: Sheet,
  { en, ar }: BilingualLabel,
  { from, size, isAtBottom = false }: PairPlace,
): number {
  const start = { x: LEFT, width: HALF, size, colour: SOFT, text: en }
  const end = { ...start, ...RIGHT, x: LEFT + HALF + GUTTER, text: ar }
  const height = Math.max(sheet.measureHeight(start), sheet.measureHeight(end))
  const y = from + height > BOTTOM ? sheet.nextPage() : isAtBottom ? Math.max(from, BOTTOM - height) : from
  sheet.text({ ...start, y })
  sheet.text({ ...end, y })
  return y + height
}
