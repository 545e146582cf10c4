import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { WireReturnableLine, WireReturnPage } from '@little-dunes/domain/contract/returns/return-calls'
import { type Fils, filsFromAed } from '@little-dunes/domain/money'
import type { RefundDestination } from '@little-dunes/domain/orders/credit/store-credit'
import type { Pickup } from '@little-dunes/domain/orders/returns/pickup'
import type { ReturnReason, ReturnResolution } from '@little-dunes/domain/orders/returns/return-lifecycle'
import { needsPhoto, returnRefund } from '@little-dunes/domain/orders/returns/return-terms'

/** What is chosen of a line. */
export interface LineDraft {
  position: number
  quantity: number
  reason: ReturnReason | null
  newSize: string | null
}

/** What the form holds; lines in the order of the page. */
export interface ReturnDraft {
  lines: readonly LineDraft[]
  resolution: ReturnResolution
  /** Where the money of a refund shall go. */
  refundTo: RefundDestination
  note: string
  /** When the courier shall come; null without a wish. */
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

/** A chosen line with what the page knows of it. */
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

/** Only where each of the chosen pieces has another size to offer. */
export const mayExchange = (chosen: readonly ChosenLine[]): boolean =>
  chosen.every(({ line }) => hasOtherSize(line))

/** What is wanted after all: another size where there is one. */
export const resolutionOf = (draft: ReturnDraft, chosen: readonly ChosenLine[]): ReturnResolution =>
  mayExchange(chosen) ? draft.resolution : 'refund'

/** Takes a line in or out, or changes what is chosen of it. */
export function withLine(draft: ReturnDraft, line: LineDraft | { position: number }): ReturnDraft {
  const others = draft.lines.filter(({ position }) => position !== line.position)
  return { ...draft, lines: 'quantity' in line ? [...others, line] : others }
}

/** What is still missing before it can be sent; null when nothing is. */
export function missingPart(
  draft: ReturnDraft,
  chosen: readonly ChosenLine[],
  needsPhotoOfDamage = false,
): 'pieces' | 'reason' | 'size' | 'photo' | null {
  if (chosen.length === 0) return 'pieces'
  if (chosen.some(({ reason }) => reason === null)) return 'reason'
  const isExchange = resolutionOf(draft, chosen) === 'exchange'
  if (isExchange && chosen.some(({ newSize }) => newSize === null)) return 'size'
  const reasons = chosen.flatMap(({ reason }) => reason ?? [])
  return needsPhoto(reasons, draft.photos.length, { photoOfDamage: needsPhotoOfDamage }) ? 'photo' : null
}

/** What comes back in money, in fils, before fees of the delivery that the shop may add. */
export function moneyBack(page: WireReturnPage, chosen: readonly ChosenLine[]) {
  const lines = chosen.map(({ line, quantity, reason }) => ({
    worth: line.worth.slice(0, quantity).reduce((sum: Fils, aed) => sum + filsFromAed(aed), 0),
    reason: reason ?? ('changed_mind' as const),
  }))
  const pickupFee = filsFromAed(page.pickupFee)
  return returnRefund({ resolution: 'refund', lines, fees: 0, isWholeOrder: false }, { pickupFee })
}

/** The body of the call. */
export function requestOf(
  page: WireReturnPage,
  draft: ReturnDraft,
  chosen: readonly ChosenLine[],
): InputOf<'POST /api/return/request'> {
  const resolution = resolutionOf(draft, chosen)
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
