import type { Fils } from '#money'

/** A customer's order before it is placed. Amounts in fils. */
export interface CheckedOrder {
  paymentMethod: 'cod' | 'stripe' | 'credit'
  /** Amount to pay by card or at the door: the total less store credit. */
  due: Fils
  /** Setting: cash orders above it are reviewed. */
  cashReviewAbove: Fils
  /** History of the account, or of all guests with the same phone. */
  history: {
    ordersToday: number
    valueToday: Fils
    openCashOrders: number
    cancelledToday: number
    /** Parcels refused at the door within a year. */
    refusedParcels: number
  }
}

/**
 * True if an order must wait for a phone confirmation or the staff's approval before packing, such as a large cash
 * order. Called after the account limits, and not for orders that the staff enters.
 */
export const wantsReview = ({ paymentMethod, due, cashReviewAbove }: CheckedOrder): boolean =>
  paymentMethod === 'cod' && due > cashReviewAbove
