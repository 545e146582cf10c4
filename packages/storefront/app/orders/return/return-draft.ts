import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireReturnableLine, WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import type { Pickup } from '@little-dunes/domain/orders/returns/pickup'
import type { ReturnReason, ReturnResolution } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { needsPhoto, returnRefund } from '@little-dunes/domain/orders/returns/return-terms'

/** The choices for one line. */
export interface LineDraft {
  position: number
  quantity: number
  reason: ReturnReason | null
  newSize: string | null
}

/** State of the form; lines in the order of the page. */
export interface ReturnDraft {
  lines: readonly LineDraft[]
  resolution: ReturnResolution
  /** Destination of the refund. */
  refundTo: RefundDestination
  note: string
  /** Requested pickup by the courier; null without a requested time. */
  pickup: Pickup | null
  /** Ids of uploaded pictures. */
  photos: readonly string[]
}

export const EMPTY_DRAFT: ReturnDraft = {
  lines: [],
  resolution: 'exchange',
  refundTo: 'original',
  note: '',
  pickup: null,
  photos: [],
}

/** A chosen line with the page's data about it. */
export interface ChosenLine extends LineDraft {
  line: WireReturnableLine
}

/** The chosen lines that the page still offers. */
export const chosenLines = ({ lines: offered }: WireReturnPage, { lines }: ReturnDraft): ChosenLine[] =>
  offered.flatMap((line) => {
    const draft = lines.find(({ position }) => position === line.position)
    return draft && line.problem === null ? [{ ...draft, line }] : []
  })

export const hasOtherSize = ({ sizes }: WireReturnableLine): boolean =>
  sizes.some(({ available }) => available)

/** True when each of the chosen units has another size to offer. */
export const mayExchange = (chosen: readonly ChosenLine[]): boolean =>
  chosen.every(({ line }) => hasOtherSize(line))

/** The effective resolution: an exchange only where it is possible. */
export const getResolution = (draft: ReturnDraft, chosen: readonly ChosenLine[]): ReturnResolution =>
  mayExchange(chosen) ? draft.resolution : 'refund'

/** Adds, changes or removes a line. */
export function withLine(draft: ReturnDraft, line: LineDraft | { position: number }): ReturnDraft {
  const others = draft.lines.filter(({ position }) => position !== line.position)
  return { ...draft, lines: 'quantity' in line ? [...others, line] : others }
}

/** First missing part of the form; null when it is complete. */
export function missingPart(
  draft: ReturnDraft,
  chosen: readonly ChosenLine[],
  needsPhotoOfDamage = false,
): 'items' | 'reason' | 'size' | 'photo' | null {
  if (chosen.length === 0) return 'items'
  if (chosen.some(({ reason }) => reason === null)) return 'reason'
  const isExchange = getResolution(draft, chosen) === 'exchange'
  if (isExchange && chosen.some(({ newSize }) => newSize === null)) return 'size'
  const reasons = chosen.flatMap(({ reason }) => reason ?? [])
  return needsPhoto(reasons, draft.photos.length, { photoOfDamage: needsPhotoOfDamage }) ? 'photo' : null
}

/** The refund in fils, before delivery fees that the shop may add. */
export function moneyBack(page: WireReturnPage, chosen: readonly ChosenLine[]) {
  const lines = chosen.map(({ line, quantity, reason }) => ({
    worth: line.worth.slice(0, quantity).reduce((sum: Fils, aed) => sum + filsFromAed(aed), 0),
    reason: reason ?? ('changed_mind' as const),
  }))
  const pickupFee = filsFromAed(page.pickupFee)
  return returnRefund({ resolution: 'refund', lines, fees: 0, isWholeOrder: false }, { pickupFee })
}

/** The body of the call. */
export function toRequest(
  page: WireReturnPage,
  draft: ReturnDraft,
  chosen: readonly ChosenLine[],
): InputOf<'POST /api/return/request'> {
  const resolution = getResolution(draft, chosen)
  return {
    number: page.number,
    resolution,
    refundTo: resolution === 'refund' ? draft.refundTo : 'original',
    note: draft.note,
    ...(draft.pickup && { pickup: draft.pickup }),
    ...(draft.photos.length > 0 && { photos: [...draft.photos] }),
    lines: chosen.map(({ position, quantity, reason, newSize }) => ({
      position,
      quantity,
      reason: reason ?? 'changed_mind',
      ...(resolution === 'exchange' && newSize !== null ? { newSize } : {}),
    })),
  }
}
