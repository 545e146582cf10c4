import { PASTED_MOVES, type PastedMove } from '@little-dunes/domain/contract/staff/choices'
import { dropInvisible } from '@little-dunes/domain/drop-invisible'
import { withLatinDigits } from '@little-dunes/domain/latin-digits'
import { pastedCells } from '#ui/form/pasted-cells'

/** Why a line cannot be booked whatever the stock is. */
export type PastedProblem =
  | 'no_code'
  | 'no_number'
  | 'nothing'
  | 'no_reason'
  | 'sign'
  | 'below_zero'
  | 'too_many'

/** A row of a spreadsheet as it was read. */
export interface PastedLine {
  /** Its place in what was pasted, from 1. */
  line: number
  code: string
  /** As it was written. */
  quantity: string
  reason: string
  note: string
  move: PastedMove
  /** As the ledger takes them: of damaged and lost pieces how many they are, of counted ones how many are there. */
  units: number
  problem: PastedProblem | null
}

/** No line moves more. */
export const MOST_UNITS = 999_999
const LONGEST_NOTE = 200

/** '+5', '-1', '−1' (U+2212), '1,200' and figures of either script; null for what is no whole number. */
export function wholeUnits(text: string): number | null {
  const latin = withLatinDigits(text).replace(/[\u2212\u2013]/g, '-')
  const plain = latin.replace(/\s/g, '')
  const digits = /^[+-]?\d{1,3}([,\u066c]\d{3})+$/.test(plain) ? plain.replace(/[,\u066c]/g, '') : plain
  return /^[+-]?\d{1,9}$/.test(digits) ? Number(digits) : null
}

const folded = (text: string): string => text.trim().toLocaleLowerCase()

/** The reason that a cell names, in the words of the page or in English; `otherwise` for an empty one. */
function moveOf(
  text: string,
  words: Readonly<Record<PastedMove, string>>,
  otherwise: PastedMove,
): PastedMove | null {
  const asked = folded(text)
  if (asked === '') return otherwise
  return PASTED_MOVES.find((reason) => reason === asked || folded(words[reason]) === asked) ?? null
}

/** Corrections alone have a sign; of damaged and lost pieces a spreadsheet may write one. */
function problemOf(code: string, units: number | null, move: PastedMove | null): PastedProblem | null {
  if (code === '') return 'no_code'
  if (units === null) return 'no_number'
  if (units === 0 && move !== 'counted') return 'nothing'
  if (move === null) return 'no_reason'
  if (units < 0 && move === 'received') return 'sign'
  if (units < 0 && move === 'counted') return 'below_zero'
  return Math.abs(units) > MOST_UNITS ? 'too_many' : null
}

/** Cells of a spreadsheet; of a text without tabs those between commas or semicolons. */
function cellsOf(text: string): string[][] {
  if (text.includes('\t')) return pastedCells(text)
  const separator = text.includes(';') ? ';' : ','
  return text.split(/\r?\n/).map((row) => row.split(separator).map((cell) => cell.trim()))
}

/** The first row names its columns. */
const isHead = ([, quantity = '']: readonly string[]): boolean => quantity !== '' && !/\p{Nd}/u.test(quantity)

interface Pasted {
  lines: PastedLine[]
  /** The first row, where it was taken for the names of the columns. */
  head: string | null
}

/** Rows of code, pieces, reason and note; empty rows and a head are left out, and keep their number. */
export function readPasted(
  text: string,
  words: Readonly<Record<PastedMove, string>>,
  otherwise: PastedMove,
): Pasted {
  const rows = cellsOf(text).map((cells, place) => ({ cells, line: place + 1 }))
  const [first] = rows
  const hasHead = first !== undefined && isHead(first.cells)
  const filled = rows.slice(hasHead ? 1 : 0).filter(({ cells }) => cells.some((cell) => cell !== ''))
  const lines = filled.map(({ cells, line }) => {
    const [pasted = '', quantity = '', reason = '', ...notes] = cells
    const code = dropInvisible(pasted).trim()
    const units = wholeUnits(quantity)
    const move = moveOf(reason, words, otherwise)
    const isUnsigned = move === 'damaged' || move === 'lost'
    return {
      ...{ line, code, quantity, reason },
      note: notes.filter(Boolean).join(' ').slice(0, LONGEST_NOTE),
      move: move ?? otherwise,
      units: isUnsigned ? Math.abs(units ?? 0) : (units ?? 0),
      problem: problemOf(code, units, move),
    }
  })
  return { lines, head: hasHead ? first.cells.filter(Boolean).join(', ') : null }
}
