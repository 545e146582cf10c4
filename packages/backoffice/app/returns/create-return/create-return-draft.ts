import type { InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import type { StaffReturnableLine } from '@little-dunes/domain/contract/returns/staff/return-calls'
import type { ReturnReason, ReturnResolution } from '@little-dunes/domain/orders/returns/return-lifecycle'

export type Returnable = ReplyOf<'GET /api/staff/order/returnable'> & { orderId: string }

export interface LineDraft {
  units: number
  reason: ReturnReason | ''
  newSize: string
}

export interface AddReturnDraft {
  resolution: ReturnResolution
  note: string
  /** By the index of the line in the order. */
  lines: Readonly<Record<number, LineDraft>>
}

const NOTHING: LineDraft = { units: 0, reason: '', newSize: '' }

export const EMPTY_TAKE_BACK: AddReturnDraft = { resolution: 'refund', note: '', lines: {} }

export const getLineDraft = ({ lines }: AddReturnDraft, position: number): LineDraft =>
  lines[position] ?? NOTHING

export const withLine = (
  draft: AddReturnDraft,
  position: number,
  part: Partial<LineDraft>,
): AddReturnDraft => ({
  ...draft,
  lines: { ...draft.lines, [position]: { ...getLineDraft(draft, position), ...part } },
})

export const countUnits = ({ lines }: AddReturnDraft): number =>
  Object.values(lines).reduce((sum, { units }) => sum + units, 0)

/** Price paid for the chosen units, in fils. */
export const sumWorth = (draft: AddReturnDraft, lines: readonly StaffReturnableLine[]): number =>
  lines
    .flatMap(({ position, worth }) => worth.slice(0, getLineDraft(draft, position).units))
    .reduce((sum, one) => sum + one, 0)

export function findMissing({ resolution }: AddReturnDraft, { units, reason, newSize }: LineDraft) {
  if (units === 0) return null
  if (reason === '') return 'reason'
  return resolution === 'exchange' && newSize === '' ? 'newSize' : null
}

/** Input to take the chosen units back; null while any input is missing. */
export function toReturnInput(
  orderId: string,
  draft: AddReturnDraft,
): InputOf<'POST /api/staff/return/create'> | null {
  const { resolution, note } = draft
  const chosen = Object.entries(draft.lines).filter(([, { units }]) => units > 0)
  const lines = chosen.flatMap(([position, { units: quantity, reason, newSize }]) =>
    reason === ''
      ? []
      : [
          {
            ...{ position: Number(position), quantity, reason },
            ...(resolution === 'exchange' && { newSize }),
          },
        ],
  )
  const isWhole = chosen.length > 0 && chosen.every(([, line]) => findMissing(draft, line) === null)
  return isWhole ? { orderId, resolution, lines, ...(note.trim() && { note: note.trim() }) } : null
}
