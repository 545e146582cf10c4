import type { PastedMove } from '@little-dunes/domain/contract/staff/choices'
import type { PlanProblem } from '#inventory/pasted/planned-lines'

const lines = (count: number): string => (count === 1 ? '1 line' : `${count} lines`)

const reasons: Record<PastedMove, string> = {
  received: 'Received',
  damaged: 'Damaged',
  lost: 'Lost',
  correction: 'Correction',
  counted: 'Counted',
}

const problems: Record<PlanProblem, string> = {
  no_code: 'The first column is empty. It needs the SKU or barcode.',
  no_number: 'Quantity must be a whole number, such as 5 or -1.',
  nothing: 'This line changes nothing.',
  no_reason: 'Reason must be Received, Damaged, Lost, Correction or Counted.',
  sign: 'Received must be above 0. To remove stock, use Damaged, Lost or Correction.',
  below_zero: "A count can't be below 0.",
  too_many: 'A line can move up to 999,999 items.',
  unknown: 'No size has this SKU or barcode.',
  not_counted: "The stock of this size isn't tracked. Turn on tracking in the product.",
  counted_twice: 'A line above already counts this size. Use one line for the whole count.',
  negative: 'Not enough in stock. It would fall below 0.',
}

export const pastedMessages = {
  reasons,
  problems,
  title: 'Paste movements',
  context:
    'From a spreadsheet: SKU or barcode, quantity, reason, note. For ‘Counted’, enter the quantity on the shelf. Either all lines are applied or none.',
  rows: 'Spreadsheet rows',
  example: 'LD-0412-S-90\t+5\tReceived\tDelivery D-0192',
  otherwise: 'Lines without a reason are',
  preview: 'Preview',
  head: (words: string) => `The first row has column names and is skipped: ${words}`,
  empty: 'Copy rows from your spreadsheet and paste them above.',
  line: 'Line',
  size: 'Size',
  reason: 'Reason',
  change: 'Change',
  stock: 'Stock',
  fromTo: (before: number, after: number) => `${before} → ${after}`,
  meanwhile: (units: string) => `${units} since it was pasted`,
  looking: 'Finding sizes…',
  tooMany: (max: number) => `You can apply up to ${max} lines at once. Paste the rest afterwards.`,
  wrong: (count: number) => (count === 1 ? '1 line needs fixing' : `${lines(count)} need fixing`),
  sum: (count: number, came: number, went: number) =>
    [lines(count), ...(came > 0 ? [`+${came}`] : []), ...(went > 0 ? [`\u2212${went}`] : [])].join(' · '),
  note: 'Note for lines without one',
  book: 'Apply all lines',
  booked: (count: number, sizes: number) =>
    `${lines(count)} applied, ${sizes === 1 ? '1 size' : `${sizes} sizes`} changed.`,
  refused: (line: number, why: string) => `Nothing was changed. Line ${line}: ${why}`,
  notAnswered: "The shop didn't respond. Try again. Nothing is applied twice.",
  leaveTitle: 'Leave without applying?',
  leaveText: "The pasted rows won't be applied.",
}
