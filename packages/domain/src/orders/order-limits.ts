import type { Region } from '#accounts/address'
import { wantsReview } from '#extensions/fraud-check'
import type { Fils } from '#money'
import type { PaymentMethod } from '#orders/order-lifecycle'

/**
 * Limits for one account, or for all guests with the same phone. The shop sets them; amounts in fils. A day is the last
 * 24 hours.
 */
export interface OrderLimits {
  /** Lines of a cart or order. */
  maxLines: number
  maxUnitsPerLine: number
  /** Includes cancelled and unpaid orders. */
  ordersPerDay: number
  /** Value of the orders that were not cancelled. */
  valuePerDay: Fils
  /** Cash orders that were not delivered yet. */
  openCashOrders: number
  /** Placed orders that the customer cancels in a day. */
  cancellationsPerDay: number
  /** Parcels refused at the door in a year, from which on cash is not accepted. */
  refusedParcels: number
  /** Larger cash orders wait for a confirmed phone or the staff. */
  cashReviewAbove: Fils
  /** Maximum that a courier collects; 0 sets no limit. */
  maxCash: Fils
  cashOnDelivery: boolean
  /** Emirates where couriers collect cash. */
  cashEmirates: readonly Region[]
}

export interface OrderHistory {
  ordersToday: number
  valueToday: Fils
  openCashOrders: number
  cancelledToday: number
  /** In the last 365 days. */
  refusedParcels: number
}

/** Names of the limits, and of their texts. */
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

/** The first limit that another order would exceed, or null. */
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

export const isCashCollectedIn = (
  { cashEmirates }: Pick<OrderLimits, 'cashEmirates'>,
  region: string,
): boolean => (cashEmirates as readonly string[]).includes(region.trim())

/** Amount that the courier would collect. The emirate is missing while there is no address. */
interface CashAtTheDoor {
  due: Fils
  region?: string | undefined
}

function reachedCashLimit(limits: OrderLimits, history: OrderHistory, { due, region }: CashAtTheDoor) {
  if (!limits.cashOnDelivery) return 'cash_off'
  if (region !== undefined && !isCashCollectedIn(limits, region)) return 'cash_not_in_emirate'
  if (history.refusedParcels >= limits.refusedParcels) return 'refused_parcels'
  if (limits.maxCash > 0 && due > limits.maxCash) return 'most_cash'
  return history.openCashOrders >= limits.openCashOrders ? 'open_cash_orders' : null
}

/** `reviewed`: accepted after a phone confirmation. All others except `taken` are reasons for a refusal. */
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

/** False for unknown terms: the order is checked in any case. */
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

/** True if the fraud check asks for a review and the phone is not confirmed. */
export const needsReview = (
  { cashReviewAbove }: OrderLimits,
  history: OrderHistory,
  order: { amount: Fils; paymentMethod: PaymentMethod; isPhoneConfirmed: boolean },
): boolean =>
  !order.isPhoneConfirmed &&
  wantsReview({ paymentMethod: order.paymentMethod, due: order.amount, cashReviewAbove, history })

/** Reasons to hold a cash order because of others with the same phone, address or network. */
export const SHARED_CASH_REASONS = ['many_to_phone', 'many_to_address', 'many_from_network'] as const
/** Reasons to hold an order before packing. */
export const REVIEW_REASONS = ['unconfirmed_phone', ...SHARED_CASH_REASONS] as const
export type ReviewReason = (typeof REVIEW_REASONS)[number]

/** Open cash orders of all customers with an unconfirmed phone, by what they share with the new order. */
export interface SharedCashOrders {
  phone: number
  address: number
  network: number
}

/**
 * Accounts are free, so their cash orders count together: per phone or address the limit of open cash orders of one
 * account, per network the daily limit of one account.
 */
export function sharedCashReason(
  { openCashOrders, ordersPerDay }: Pick<OrderLimits, 'openCashOrders' | 'ordersPerDay'>,
  { phone, address, network }: SharedCashOrders,
): (typeof SHARED_CASH_REASONS)[number] | null {
  if (phone >= openCashOrders) return 'many_to_phone'
  if (address >= openCashOrders) return 'many_to_address'
  return network >= ordersPerDay ? 'many_from_network' : null
}
