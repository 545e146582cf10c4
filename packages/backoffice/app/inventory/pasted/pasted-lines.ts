import { PASTED_MOVES, type PastedMove } from '@little-dunes/domain/contract/staff/choices'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { pastedCells } from '#ui/form/pasted-cells'

/** Reasons why a line cannot be booked, independent of the stock. */
export type PastedProblem =
  | 'no_code'
  | 'no_number'
  | 'nothing'
  | 'no_reason'
  | 'sign'
  | 'below_zero'
  | 'too_many'

export interface PastedLine {
  /** Row number in the pasted text, from 1. */
  line: number
  code: string
  /** The original text. */
  quantity: string
  reason: string
  note: string
  move: PastedMove
  /** Ledger format: the number of damaged or lost units, the present number for counted ones. */
  units: number
  problem: PastedProblem | null
}

/** Maximum per line. */
export const MAX_UNITS = 999_999
const LONGEST_NOTE = 200

/** '+5', '-1', '−1' (U+2212), '1,200' and digits of either script; null for anything but whole numbers. */
export function wholeUnits(text: string): number | null {
  const latin = withLatinDigits(text).replace(/[\u2212\u2013]/g, '-')
  const plain = latin.replace(/\s/g, '')
  const digits = /^[+-]?\d{1,3}([,\u066c]\d{3})+$/.test(plain) ? plain.replace(/[,\u066c]/g, '') : plain
  return /^[+-]?\d{1,9}$/.test(digits) ? Number(digits) : null
}

const folded = (text: string): string => text.trim().toLocaleLowerCase()

/** The reason in a cell, in the page's language or in English; `otherwise` for an empty cell. */
function parseMove(
  text: string,
  words: Readonly<Record<PastedMove, string>>,
  otherwise: PastedMove,
): PastedMove | null {
  const asked = folded(text)
  if (asked === '') return otherwise
  return PASTED_MOVES.find((reason) => reason === asked || folded(words[reason]) === asked) ?? null
}

/** Only corrections have a sign, but a spreadsheet may write one for damaged and lost units. */
function findProblem(code: string, units: number | null, move: PastedMove | null): PastedProblem | null {
  if (code === '') return 'no_code'
  if (units === null) return 'no_number'
  if (units === 0 && move !== 'counted') return 'nothing'
  if (move === null) return 'no_reason'
  if (units < 0 && move === 'received') return 'sign'
  if (units < 0 && move === 'counted') return 'below_zero'
  return Math.abs(units) > MAX_UNITS ? 'too_many' : null
}

/** Cells of a spreadsheet; in text without tabs, commas or semicolons separate them. */
function splitCells(text: string): string[][] {
  if (text.includes('\t')) return pastedCells(text)
  const separator = text.includes(';') ? ';' : ','
  return text.split(/\r?\n/).map((row) => row.split(separator).map((cell) => cell.trim()))
}

/** The first row names its columns. */
const isHead = ([, quantity = '']: readonly string[]): boolean => quantity !== '' && !/\p{Nd}/u.test(quantity)

interface Pasted {
  lines: PastedLine[]
  /** The first row, if it names the columns. */
  head: string | null
}

/** Rows of code, units, reason and note. Empty rows and the heading are left out, but count in row numbers. */
export function readPasted(
  text: string,
  words: Readonly<Record<PastedMove, string>>,
  otherwise: PastedMove,
): Pasted {
  const rows = splitCells(text).map((cells, place) => ({ cells, line: place + 1 }))
  const [first] = rows
  const hasHead = first !== undefined && isHead(first.cells)
  const filled = rows.slice(hasHead ? 1 : 0).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const lines = filled.map(({ cells, line }) => {
    const [pasted = '', quantity = '', reason = '', ...notes] = cells
    const code = dropInvisible(pasted).trim()
    const units = wholeUnits(quantity)
    const move = parseMove(reason, words, otherwise)
    const isUnsigned = move === 'damaged' || move === 'lost'
    return {
      ...{ line, code, quantity, reason },
      note: notes.filter(Boolean).join(' ').slice(0, LONGEST_NOTE),
      move: move ?? otherwise,
      units: isUnsigned ? Math.abs(units ?? 0) : (units ?? 0),
      problem: findProblem(code, units, move),
    }
  })
  return { lines, head: hasHead ? first.cells.filter(Boolean).join(', ') : null }
}
