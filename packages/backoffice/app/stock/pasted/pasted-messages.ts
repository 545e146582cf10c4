import type { PastedMove } from '@little-dunes/domain/contract/staff/choices'
import type { PlanProblem } from '#stock/pasted/planned-lines'

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)

const reasons: Record<PastedMove, string> = {
  received: 'Received',
  damaged: 'Damaged',
  lost: 'Lost',
  correction: 'Correction',
  counted: 'Counted',
}

/** Why a line cannot be booked. */
const problems: Record<PlanProblem, string> = {
  no_code: 'The first column is empty: it has the SKU or the barcode.',
  no_number: 'Pieces are a whole number, such as 5 or -1.',
  nothing: 'Nothing would move.',
  no_reason: 'The reason is one of Received, Damaged, Lost, Correction and Counted.',
  sign: 'Pieces that were received are above 0. Fewer are Damaged, Lost or a Correction.',
  below_zero: 'What was counted is 0 or more.',
  too_many: 'A line moves at most 999,999 pieces.',
  unknown: 'No size has this SKU or barcode.',
  not_counted: 'The stock of this size is not counted. Begin to count it in the product.',
  counted_twice: 'A line above counts this size. One line says all that was counted of it.',
  negative: 'So many are not there: the stock would fall below 0.',
}

export const pastedMessages = {
  reasons,
  problems,
  title: 'Paste movements',
  context:
    'From a spreadsheet: SKU or barcode, pieces, reason, note. Of ‘Counted’ the pieces are those on the shelf. All lines are booked together, or none of them.',
  rows: 'Rows of the spreadsheet',
  example: 'LD-0412-S-90\t+5\tReceived\tDelivery D-0192',
  otherwise: 'Lines without a reason are',
  preview: 'What will be booked',
  head: (words: string) => `The first row names the columns and is left out: ${words}`,
  empty: 'Copy the rows in the spreadsheet and paste them above.',
  line: 'Line',
  size: 'Size',
  reason: 'Reason',
  change: 'Change',
  stock: 'Stock',
  fromTo: (before: number, after: number) => `${before} → ${after}`,
  meanwhile: (units: string) => `${units} since it was pasted`,
  looking: 'Looking for the sizes…',
  tooMany: (most: number) => `At most ${most} lines are booked at once. Paste the others afterwards.`,
  wrong: (count: number) => (count === 1 ? '1 line has to be mended' : `${lines(count)} have to be mended`),
  sum: (count: number, came: number, went: number) =>
    [lines(count), ...(came > 0 ? [`+${came}`] : []), ...(went > 0 ? [`\u2212${went}`] : [])].join(' · '),
  note: 'Note for other lines',
  book: 'Book all lines',
  booked: (count: number, sizes: number) =>
    `${lines(count)} booked, ${sizes === 1 ? '1 size' : `${sizes} sizes`} changed.`,
  refused: (line: number, why: string) => `Nothing was booked. Line ${line}: ${why}`,
  notAnswered: 'The shop did not answer. Book again; nothing is booked twice.',
  leaveTitle: 'Leave without booking?',
  leaveText: 'The rows that were pasted are not booked.',
}
