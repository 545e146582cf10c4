import type { Fils } from '#money'

/** An order that is about to be placed by a shopper; amounts in fils. */
export interface CheckedOrder {
  paymentMethod: 'cod' | 'stripe' | 'credit'
  /** What is to be paid by card or at the door: the total less store credit. */
  due: Fils
  /** The setting: cash orders above it are reviewed. */
  cashReviewAbove: Fils
  /** What the account, or the guests with one phone, have done before. */
  history: {
    ordersToday: number
    valueToday: Fils
    openCashOrders: number
    cancelledToday: number
    /** Parcels of a year that were refused at the door. */
    refusedParcels: number
  }
}

/**
 * Whether an order waits before it is packed, until its phone is confirmed by a code or the staff lets it through: much cash.
 * It is asked after the limits of an account, and not about orders that the staff takes.
 */
export const wantsReview = ({ paymentMethod, due, cashReviewAbove }: CheckedOrder): boolean =>
  paymentMethod === 'cod' && due > cashReviewAbove
