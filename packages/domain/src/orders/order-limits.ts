import type { Fils } from '#money'
import type { PaymentMethod } from '#orders/order-lifecycle'

/** What one account may order, or the guests with one phone together; the shop sets the numbers, amounts in fils. Days are the last 24 hours. */
export interface OrderLimits {
  /** Different lines in a cart or an order. */
  mostLines: number
  /** Units of one line. */
  mostUnitsPerLine: number
  /** Orders a day, also those that were cancelled or never paid. */
  ordersPerDay: number
  /** Value of the orders of a day that were not cancelled. */
  valuePerDay: Fils
  /** Cash orders on their way to the shopper. */
  openCashOrders: number
  /** Placed orders that the shopper cancels in a day. */
  cancellationsPerDay: number
  /** Parcels of a year that were refused at the door, from which on cash is not taken. */
  refusedParcels: number
  /** Cash orders of a higher amount wait for a confirmed phone or for the staff. */
  cashReviewAbove: Fils
}

/** What an account has ordered before. */
export interface OrderHistory {
  ordersToday: number
  valueToday: Fils
  openCashOrders: number
  cancelledToday: number
  /** Within the last 365 days. */
  refusedParcels: number
}

/** Names of the limits that an order can reach, and of the texts that say so. */
export const REACHED_LIMITS = [
  'orders_per_day',
  'value_per_day',
  'open_cash_orders',
  'refused_parcels',
  'cancellations_per_day',
] as const
export type ReachedLimit = (typeof REACHED_LIMITS)[number]

/** The first limit that one more order would exceed; null when it may be placed. */
export function reachedLimit(
  limits: OrderLimits,
  history: OrderHistory,
  order: { amount: Fils; paymentMethod: PaymentMethod },
): ReachedLimit | null {
  if (history.cancelledToday >= limits.cancellationsPerDay) return 'cancellations_per_day'
  if (history.ordersToday >= limits.ordersPerDay) return 'orders_per_day'
  if (order.paymentMethod === 'cod') {
    if (history.refusedParcels >= limits.refusedParcels) return 'refused_parcels'
    if (history.openCashOrders >= limits.openCashOrders) return 'open_cash_orders'
  }
  return history.valueToday + order.amount > limits.valuePerDay ? 'value_per_day' : null
}

/** Whether an order has to be reviewed before it is packed: much cash, and a phone that nobody has confirmed. */
export const needsReview = (
  limits: OrderLimits,
  order: { amount: Fils; paymentMethod: PaymentMethod; isPhoneConfirmed: boolean },
): boolean =>
  order.paymentMethod === 'cod' && !order.isPhoneConfirmed && order.amount > limits.cashReviewAbove
