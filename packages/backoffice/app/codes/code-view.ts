import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { discountState } from '@little-dunes/domain/orders/discount-codes'

/** A live code that was used as often as it may be. */
export const isUsedUp = (code: StaffDiscountCode, now: number): boolean =>
  discountState(code, now) === 'live' && code.mostUses !== null && code.uses >= code.mostUses

/** The list that a code stands in: one that is used up takes nothing off any more, as one that has ended. */
export const viewOf = (code: StaffDiscountCode, now: number): 'planned' | 'live' | 'ended' =>
  isUsedUp(code, now) ? 'ended' : discountState(code, now)
