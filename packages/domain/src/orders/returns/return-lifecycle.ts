/** Statuses of a return or exchange, in the order of a good one's life. */
export const RETURN_STATUSES = [
  'requested',
  'approved',
  'picked_up',
  'received',
  'checked',
  'refunded',
  'exchanged',
  'declined',
  'cancelled',
] as const
export type ReturnStatus = (typeof RETURN_STATUSES)[number]

/** Every legal move. Pages, server and tests read this table; the code that moves asks it. */
export const RETURN_TRANSITIONS: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['approved', 'declined', 'cancelled'],
  // Parcels also come back without a pick-up that anybody has recorded.
  approved: ['picked_up', 'received', 'cancelled'],
  picked_up: ['received'],
  // What was worn goes back to the shopper.
  received: ['checked', 'declined'],
  checked: ['refunded', 'exchanged'],
  refunded: [],
  exchanged: [],
  declined: [],
  cancelled: [],
}

/** How a return begins: asked for, or with a parcel that came back unasked. */
export type FirstReturnStatus = Extract<ReturnStatus, 'requested' | 'received'>

export const canTransitionReturn = (from: ReturnStatus, to: ReturnStatus): boolean =>
  RETURN_TRANSITIONS[from].includes(to)

/** Whether it came to nothing: its units may be returned again, and another size is not kept for it. */
export const isVoidReturn = (status: ReturnStatus): boolean => status === 'declined' || status === 'cancelled'

/** Whether its parcel is on its way back or arrived, and its pieces are not sent to the shopper again. */
export const isSentReturn = (status: ReturnStatus): boolean =>
  !isVoidReturn(status) && status !== 'requested' && status !== 'approved'

/** Whether its parcel is still to come, so that it needs a label. */
export const hasReturnLabel = (status: ReturnStatus): boolean =>
  status === 'requested' || canTransitionReturn(status, 'received')

/** Whether nothing is left to be done about it. */
export const isFinishedReturn = (status: ReturnStatus): boolean => RETURN_TRANSITIONS[status].length === 0

/** Whether the shopper may still call it off: not once the parcel is on its way back. */
export const mayCancelReturn = (status: ReturnStatus): boolean => canTransitionReturn(status, 'cancelled')

/** What the shopper gets for what comes back: money the way it was paid, or another size. */
export const RETURN_RESOLUTIONS = ['refund', 'exchange'] as const
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number]

/** How a checked return ends. */
export const endOf = (resolution: ReturnResolution): ReturnStatus =>
  resolution === 'exchange' ? 'exchanged' : 'refunded'

/** Why a piece comes back. */
export const RETURN_REASONS = [
  'too_small',
  'too_large',
  'not_as_pictured',
  'damaged',
  'late',
  'changed_mind',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Reasons that are the shop's to answer for: then fees are the shop's as well. */
const SHOP_REASONS: readonly ReturnReason[] = ['not_as_pictured', 'damaged', 'late']
export const isShopReason = (reason: ReturnReason): boolean => SHOP_REASONS.includes(reason)
