import type { Permission } from '#accounts/permissions'

/** Order statuses, in the order of a good order's life (D-40). */
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
 * Every legal move (D-40). Pages, server and tests read this table. One more is the server's alone, where a payment
 * is completed: money that arrives for an expired order may still place it (D-46).
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
 * The one step that can be undone, and where it leads back to: a delivery, while `whyDeliveryStays` allows it. Not a move
 * of the table, so that no screen and no call offers it as one.
 */
export const UNDONE_DELIVERY = { from: 'Delivered', to: 'Shipped' } as const satisfies Record<
  string,
  OrderStatus
>

export const isUndoneDelivery = (move: { from: OrderStatus | null; to: OrderStatus }): boolean =>
  move.from === UNDONE_DELIVERY.from && move.to === UNDONE_DELIVERY.to

/** Where staff move an order to, and what they need to be allowed for it. */
export const TRANSITION_PERMISSIONS = {
  Packing: 'orders:pack',
  Shipped: 'orders:ship',
  Delivered: 'orders:ship',
} as const satisfies Partial<Record<OrderStatus, Permission>>

export const canTransition = (from: OrderStatus, to: OrderStatus): boolean => TRANSITIONS[from].includes(to)

/** Whether the shopper is offered 'Cancel Order' and may use it (ORD-10, STATE-33): not once the parcel is on its way. */
export const mayCancel = (status: OrderStatus): boolean =>
  status !== 'Shipped' && canTransition(status, 'Cancelled')

/** Whether the staff may still change address and lines of an order: not before it is paid, not once it is on its way. */
export const mayEditOrder = (status: OrderStatus): boolean =>
  status === 'Order Placed' || status === 'Packing'

/** Whether a shopper may still say where to: packing begins with the label. */
export const mayMoveOrder = (status: OrderStatus): boolean => status === 'Order Placed'

/** Whether a parcel is packed for the order: not for what may still fail, nor for what has ended. */
export const hasPapers = (status: OrderStatus): boolean =>
  status !== 'Pending Payment' && status !== 'Cancelled'

/** An order that holds stock and, with a code, uses the code: every one that was not cancelled (D-41). */
export const isNotCancelled = (status: OrderStatus): boolean => status !== 'Cancelled'

/** `credit` where store credit has paid all of an order. */
export const PAYMENT_METHODS = ['cod', 'stripe', 'credit'] as const
export type PaymentMethod = (typeof PAYMENT_METHODS)[number]

/** What a shopper chooses from for what store credit does not pay. */
export const CHOSEN_PAYMENT_METHODS = ['cod', 'stripe'] as const
export type ChosenPaymentMethod = (typeof CHOSEN_PAYMENT_METHODS)[number]
