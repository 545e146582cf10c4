import { DAY } from '#durations'
import { allocate, type Fils } from '#money'
import { isShopReason, type ReturnReason, type ReturnResolution } from '#orders/returns/return-lifecycle'

/** Pictures of one return at most. */
export const MOST_RETURN_PHOTOS = 4

/** What the shop has set for returns. */
export interface ReturnTerms {
  /** Days after delivery in which a return may be asked for. */
  days: number
  /** What a pick-up costs who changed their mind; 0 where it is free. */
  pickupFee: Fils
  /** Types of products that cannot come back, separated by commas: 'Socks, Swimwear'. */
  nonReturnableTypes: string
  /** Whether damaged pieces are taken back with a picture only. */
  photoOfDamage: boolean
}

/** Why something cannot be returned; pages have words for each. */
export const RETURN_PROBLEMS = ['not_delivered', 'too_late', 'excluded', 'nothing_left'] as const
export type ReturnProblem = (typeof RETURN_PROBLEMS)[number]

/** Until when, in epoch milliseconds, what was delivered at that moment may be asked to come back. */
export const returnDeadline = (deliveredAt: number, { days }: Pick<ReturnTerms, 'days'>): number =>
  deliveredAt + days * DAY

/** Why nothing of an order can be returned at `now`; null when it can. Times in epoch milliseconds. */
export function orderReturnProblem(
  deliveredAt: number | null,
  now: number,
  terms: Pick<ReturnTerms, 'days'>,
): ReturnProblem | null {
  if (deliveredAt === null) return 'not_delivered'
  return now > returnDeadline(deliveredAt, terms) ? 'too_late' : null
}

/** Whether a return for these reasons needs a picture first. */
export const needsPhoto = (
  reasons: readonly ReturnReason[],
  photos: number,
  { photoOfDamage }: Pick<ReturnTerms, 'photoOfDamage'>,
): boolean => photoOfDamage && photos === 0 && reasons.includes('damaged')

const fold = (type: string): string => type.trim().toLowerCase()

/** Whether products of this type stay with who bought them. */
export const isNonReturnable = (
  type: string,
  { nonReturnableTypes }: Pick<ReturnTerms, 'nonReturnableTypes'>,
): boolean =>
  nonReturnableTypes
    .split(/[,،\n]/)
    .map(fold)
    .filter(Boolean)
    .includes(fold(type))

/** An ordered line as far as returns go, in units. */
export interface ReturnableLine {
  quantity: number
  /** Units that were refunded. */
  refunded: number
  /** Units of returns that are neither refunded nor came to nothing. */
  inReturns: number
}

/** Units of a line that may still be returned. */
export const returnableUnits = ({ quantity, refunded, inReturns }: ReturnableLine): number =>
  Math.max(0, quantity - refunded - inReturns)

/** What is to be refunded for a return. */
export interface ReturnedGoods {
  resolution: ReturnResolution
  /** What the units of each line have cost, and why they come back. */
  lines: readonly { worth: Fils; reason: ReturnReason }[]
  /** Delivery and express as paid, less what of them was refunded. */
  fees: Fils
  /** Whether nothing of the order is left with the shopper. */
  isWholeOrder: boolean
}

/** The parts of a refund; `goods + fees − pickup = amount`. */
export interface ReturnRefund {
  goods: Fils
  fees: Fils
  pickup: Fils
  amount: Fils
}

/**
 * What a return is worth, in fils. The shop pays back its delivery fees when the whole order comes back for reasons of
 * the shop; the pick-up is free for such reasons and for exchanges.
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

/** How a refund of `amount` is spread over the lines: never more than each is worth. */
export function refundByLine(amount: Fils, worths: readonly Fils[]): Fils[] {
  const goods = worths.reduce((sum, worth) => sum + worth, 0)
  return amount >= goods ? [...worths] : allocate(amount, worths)
}
