import type { Permission } from '#accounts/permissions'

/** In the order of a successful order (D-40). */
export const ORDER_STATUSES = [
  'Pending Payment',
  'Order Placed',
  'Packing',
  'Shipped',
  'Delivered',
  'Cancelled',
] as const
export type OrderStatus = (typeof ORDER_STATUSES)[number]

/**
 * Allowed transitions (D-40), for pages, server and tests. The server alone makes another one when it completes a
 * payment: money for an expired order may still place it (D-46).
 */
export const TRANSITIONS: Record<OrderStatus, readonly OrderStatus[]> = {
  'Pending Payment': ['Order Placed', 'Cancelled'],
  'Order Placed': ['Packing', 'Cancelled'],
  Packing: ['Shipped', 'Cancelled'],
  // A parcel that is refused at the door comes back.
  Shipped: ['Delivered', 'Cancelled'],
  Delivered: [],
  Cancelled: [],
}

/**
 * The only step that can be undone, while `whyDeliveryStays` allows it. Not in the table, so that no screen or call
 * offers it as a transition.
 */
export const UNDONE_DELIVERY = { from: 'Delivered', to: 'Shipped' } as const satisfies Record<
  string,
  OrderStatus
>

export const isUndoneDelivery = (move: { from: OrderStatus | null; to: OrderStatus }): boolean =>
  move.from === UNDONE_DELIVERY.from && move.to === UNDONE_DELIVERY.to

/** Transitions by the staff, with their permissions. */
export const TRANSITION_PERMISSIONS = {
  Packing: 'orders:pack',
  Shipped: 'orders:ship',
  Delivered: 'orders:ship',
} as const satisfies Partial<Record<OrderStatus, Permission>>

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => TRANSITIONS[from].includes(to)

/** Shows 'Cancel Order' to the customer (ORD-10, STATE-33), until the parcel is on its way. */
export const mayCancel = (status: OrderStatus): boolean =>
  status !== 'Shipped' && canTransition(status, 'Cancelled')

/** Address and lines can be changed after the payment and before shipping. */
export const mayEditOrder = (status: OrderStatus): boolean =>
  status === 'Order Placed' || status === 'Packing'

/** The customer can change the address until packing, which starts with the label. */
export const mayMoveOrder = (status: OrderStatus): boolean => status === 'Order Placed'

/** Packing documents exist unless the order can still fail or was cancelled. */
export const hasPackingSlip = (status: OrderStatus): boolean =>
  status !== 'Pending Payment' && status !== 'Cancelled'

/** Such orders hold their stock and the use of their code (D-41). */
export const isNotCancelled = (status: OrderStatus): boolean => status !== 'Cancelled'

/** `credit`: store credit pays the whole order. */
export const PAYMENT_METHODS = ['cod', 'stripe', 'credit'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** Methods for the part that store credit does not pay. */
export const CHOSEN_PAYMENT_METHODS = ['cod', 'stripe'] as const
export type ChosenPaymentMethod = (typeof CHOSEN_PAYMENT_METHODS)[number]
