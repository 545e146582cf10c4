import type { Region } from '#accounts/address'
import { wantsReview } from '#extensions/fraud-check'
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
  /** The most that a courier is to collect; 0 sets no limit. */
  mostCash: Fils
  /** Whether orders are paid in cash at all. */
  cashOnDelivery: boolean
  /** Where couriers collect cash. */
  cashEmirates: readonly Region[]
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
  'cash_off',
  'cash_not_in_emirate',
  'open_cash_orders',
  'refused_parcels',
  'most_cash',
  'cancellations_per_day',
] as const
export type ReachedLimit = (typeof REACHED_LIMITS)[number]

/** The first limit that one more order would exceed; null when it may be placed. */
export function reachedLimit(
  limits: OrderLimits,
  history: OrderHistory,
  order: { amount: Fils; paymentMethod: PaymentMethod; credit?: Fils; region?: string | undefined },
): ReachedLimit | null {
  if (history.cancelledToday >= limits.cancellationsPerDay) return 'cancellations_per_day'
  if (history.ordersToday >= limits.ordersPerDay) return 'orders_per_day'
  if (order.paymentMethod === 'cod') {
    const due = order.amount - (order.credit ?? 0)
    const reached = reachedCashLimit(limits, history, { due, region: order.region })
    if (reached) return reached
  }
  return history.valueToday + order.amount > limits.valuePerDay ? 'value_per_day' : null
}

/** Whether couriers collect cash in an emirate. */
export const isCashCollectedIn = (
  { cashEmirates }: Pick<OrderLimits, 'cashEmirates'>,
  region: string,
): boolean => (cashEmirates as readonly string[]).includes(region.trim())

/** What a courier would collect, and in which emirate; not said while there is no address. */
interface CashAtTheDoor {
  due: Fils
  region?: string | undefined
}

function reachedCashLimit(limits: OrderLimits, history: OrderHistory, { due, region }: CashAtTheDoor) {
  if (!limits.cashOnDelivery) return 'cash_off'
  if (region !== undefined && !isCashCollectedIn(limits, region)) return 'cash_not_in_emirate'
  if (history.refusedParcels >= limits.refusedParcels) return 'refused_parcels'
  if (limits.mostCash > 0 && due > limits.mostCash) return 'most_cash'
  return history.openCashOrders >= limits.openCashOrders ? 'open_cash_orders' : null
}

/** What a shopper is told of cash before choosing it: taken, taken once the phone is confirmed, or why not. */
export const CASH_TERMS = [
  'taken',
  'reviewed',
  'cash_off',
  'cash_not_in_emirate',
  'refused_parcels',
  'most_cash',
  'open_cash_orders',
] as const
export type CashTerms = (typeof CASH_TERMS)[number]

/** False while nothing is known: the order is judged all the same. */
export const isCashRefused = (terms: CashTerms | null): boolean =>
  terms !== null && terms !== 'taken' && terms !== 'reviewed'

export const cashTerms = (
  limits: OrderLimits,
  history: OrderHistory,
  { due, region, isPhoneConfirmed }: CashAtTheDoor & { isPhoneConfirmed: boolean },
): CashTerms =>
  reachedCashLimit(limits, history, { due, region }) ??
  (needsReview(limits, history, { amount: due, paymentMethod: 'cod', isPhoneConfirmed })
    ? 'reviewed'
    : 'taken')

/** Whether an order waits before it is packed: the fraud check wants it reviewed, and nobody has confirmed its phone. */
export const needsReview = (
  { cashReviewAbove }: OrderLimits,
  history: OrderHistory,
  order: { amount: Fils; paymentMethod: PaymentMethod; isPhoneConfirmed: boolean },
): boolean =>
  !order.isPhoneConfirmed &&
  wantsReview({ paymentMethod: order.paymentMethod, due: order.amount, cashReviewAbove, history })

/** Why a cash order waits because of what it shares with others. */
export const SHARED_CASH_REASONS = ['many_to_phone', 'many_to_address', 'many_from_network'] as const
/** Why an order waits before it is packed. */
export const REVIEW_REASONS = ['unconfirmed_phone', ...SHARED_CASH_REASONS] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Cash orders on their way of all whose phone is not confirmed, by what they share with one more. */
export interface SharedCashOrders {
  phone: number
  address: number
  network: number
}

/**
 * Whether one more of them waits. Accounts are free, so they count together: as many to a phone or an address as one account
 * may have on their way, as many from a network as one account may place in a day.
 */
export function sharedCashReason(
  { openCashOrders, ordersPerDay }: Pick<OrderLimits, 'openCashOrders' | 'ordersPerDay'>,
  { phone, address, network }: SharedCashOrders,
): (typeof SHARED_CASH_REASONS)[number] | null {
  if (phone >= openCashOrders) return 'many_to_phone'
  if (address >= openCashOrders) return 'many_to_address'
  return network >= ordersPerDay ? 'many_from_network' : null
}
