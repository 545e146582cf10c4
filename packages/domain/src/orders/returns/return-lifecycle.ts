/** In the order of a successful return. */
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

/** Allowed transitions, for pages, server and tests. */
export const RETURN_TRANSITIONS: Record<ReturnStatus, readonly ReturnStatus[]> = {
  requested: ['approved', 'declined', 'cancelled'],
  // A parcel can arrive without a recorded pick-up.
  approved: ['picked_up', 'received', 'cancelled'],
  picked_up: ['received'],
  // Worn items go back to the customer.
  received: ['checked', 'declined'],
  checked: ['refunded', 'exchanged'],
  refunded: [],
  exchanged: [],
  declined: [],
  cancelled: [],
}

/** Requested, or started by a parcel that arrived without a request. */
export type FirstReturnStatus = Extract<ReturnStatus, 'requested' | 'received'>

export const canTransitionReturn = (from: ReturnStatus, to: ReturnStatus): boolean =>
  RETURN_TRANSITIONS[from].includes(to)

/** The return was declined or cancelled: its units can be returned again, and no size is reserved for it. */
export const isVoidReturn = (status: ReturnStatus): boolean => status === 'declined' || status === 'cancelled'

/** The parcel is on its way back or has arrived, and was not sent back to the customer. */
export const isSentReturn = (status: ReturnStatus): boolean =>
  !isVoidReturn(status) && status !== 'requested' && status !== 'approved'

/** The parcel has not arrived, so it needs a label. */
export const hasReturnLabel = (status: ReturnStatus): boolean =>
  status === 'requested' || canTransitionReturn(status, 'received')

export const isFinishedReturn = (status: ReturnStatus): boolean => RETURN_TRANSITIONS[status].length === 0

/** The customer can cancel it until the parcel is on its way back. */
export const mayCancelReturn = (status: ReturnStatus): boolean => canTransitionReturn(status, 'cancelled')

/** `refund`: by the original payment method. `exchange`: another size. */
export const RETURN_RESOLUTIONS = ['refund', 'exchange'] as const
export type ReturnResolution = (typeof RETURN_RESOLUTIONS)[number]

export const getEndStatus = (resolution: ReturnResolution): ReturnStatus =>
  resolution === 'exchange' ? 'exchanged' : 'refunded'

export const RETURN_REASONS = [
  'too_small',
  'too_large',
  'not_as_pictured',
  'damaged',
  'late',
  'changed_mind',
] as const
export type ReturnReason = (typeof RETURN_REASONS)[number]

/** Reasons that are the shop's fault: the shop also bears the fees. */
const SHOP_REASONS: readonly ReturnReason[] = ['not_as_pictured', 'damaged', 'late']
export const isShopReason = (reason: ReturnReason): boolean => SHOP_REASONS.includes(reason)
