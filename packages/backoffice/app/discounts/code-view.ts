import type { StaffDiscountCode } from '@little-dunes/domain/contract/discounts/staff/discount-code-calls'
import { discountState } from '@little-dunes/domain/orders/discount-codes'

/** A live code that has reached its maximum of uses. */
export const isUsedUp = (code: StaffDiscountCode, now: number): boolean =>
  discountState(code, now) === 'live' && code.maxUses !== null && code.uses >= code.maxUses

/** A used-up code counts as ended. */
export const getView = (code: StaffDiscountCode, now: number): 'planned' | 'live' | 'ended' =>
  isUsedUp(code, now) ? 'ended' : discountState(code, now)
