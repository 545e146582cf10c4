import { DAY } from '#durations'
import { allocate, type Fils } from '#money'
import { isShopReason, type ReturnReason, type ReturnResolution } from '#orders/returns/return-lifecycle'

/** Maximum per return. */
export const MAX_RETURN_PHOTOS = 4

export interface ReturnTerms {
  /** Days after the delivery in which a return can be requested. */
  days: number
  /** Price of a pick-up for customers who changed their mind, 0 if it is free. */
  pickupFee: Fils
  /** Sub-categories that cannot be returned, separated by commas: 'Socks, Swimwear'. */
  nonReturnableTypes: string
  /** Requires a picture for damaged items. */
  photoOfDamage: boolean
}

/** Pages have a text for each. */
export const RETURN_PROBLEMS = ['not_delivered', 'too_late', 'excluded', 'nothing_left'] as const
export type ReturnProblem = (typeof RETURN_PROBLEMS)[number]

/** End of the return period; times in epoch milliseconds. */
export const returnDeadline = (deliveredAt: number, { days }: Pick<ReturnTerms, 'days'>): number =>
  deliveredAt + days * DAY

/** Reason why nothing of an order can be returned at `now`, or null. Times in epoch milliseconds. */
export function orderReturnProblem(
  deliveredAt: number | null,
  now: number,
  terms: Pick<ReturnTerms, 'days'>,
): ReturnProblem | null {
  if (deliveredAt === null) return 'not_delivered'
  return now > returnDeadline(deliveredAt, terms) ? 'too_late' : null
}

/** True if the reasons require a picture and there is none. */
export const needsPhoto = (
  reasons: readonly ReturnReason[],
  photos: number,
  { photoOfDamage }: Pick<ReturnTerms, 'photoOfDamage'>,
): boolean => photoOfDamage && photos === 0 && reasons.includes('damaged')

const fold = (type: string): string => type.trim().toLowerCase()

export const isNonReturnable = (
  type: string,
  { nonReturnableTypes }: Pick<ReturnTerms, 'nonReturnableTypes'>,
): boolean =>
  nonReturnableTypes
    .split(/[,،\n]/)
    .map(fold)
    .filter(Boolean)
    .includes(fold(type))

/** Units of an ordered line. */
export interface ReturnableLine {
  quantity: number
  refunded: number
  /** Units in open returns. */
  inReturns: number
}

export const returnableUnits = ({ quantity, refunded, inReturns }: ReturnableLine): number =>
  Math.max(0, quantity - refunded - inReturns)

export interface ReturnedGoods {
  resolution: ReturnResolution
  lines: readonly { worth: Fils; reason: ReturnReason }[]
  /** Paid delivery and express fees, less their refunds. */
  fees: Fils
  /** The customer keeps nothing of the order. */
  isWholeOrder: boolean
}

/** `goods + fees − pickup = amount`. */
export interface ReturnRefund {
  goods: Fils
  fees: Fils
  pickup: Fils
  amount: Fils
}

/**
 * Refund of a return, in fils. The shop also refunds delivery fees if the whole order comes back and the shop is at
 * fault. The pick-up is free for such returns and for exchanges.
 */
export function returnRefund(
  { resolution, lines, fees, isWholeOrder }: ReturnedGoods,
  { pickupFee }: Pick<ReturnTerms, 'pickupFee'>,
): ReturnRefund {
  if (resolution === 'exchange') return { goods: 0, fees: 0, pickup: 0, amount: 0 }
  const goods = lines.reduce((sum, { worth }) => sum + worth, 0)
  const isShops = lines.every(({ reason }) => isShopReason(reason))
  const back = isWholeOrder && isShops ? fees : 0
  const pickup = lines.some(({ reason }) => isShopReason(reason)) ? 0 : Math.min(pickupFee, goods)
  return { goods, fees: back, pickup, amount: goods + back - pickup }
}

/** Splits a refund of `amount` over the lines. No part exceeds the worth of its line. */
export function refundByLine(amount: Fils, worths: readonly Fils[]): Fils[] {
  const goods = worths.reduce((sum, worth) => sum + worth, 0)
  return amount >= goods ? [...worths] : allocate(amount, worths)
}
