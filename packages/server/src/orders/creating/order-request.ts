import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { normalisedCode } from '@little-dunes/domain/orders/discount-codes'

export type OrderRequest = ParsedInput<'POST /api/order/place'>

/** A member of staff who takes an order on the phone. */
export interface OrderTaker {
  /** The e-mail, as events and the stock ledger record it. */
  actor: string
  mayExceedLimits: boolean
}

/** An empty code is none. */
export const normalizedDiscountCode = ({ discountCode }: Pick<OrderRequest, 'discountCode'>): string | null =>
  normalisedCode(discountCode ?? '') || null
