import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { normalisedCode } from '@little-dunes/domain/orders/discount-codes'

export type OrderRequest = ParsedInput<'POST /api/order/place'>

/** A team member who takes an order on the phone. */
export interface OrderTaker {
  /** Email for events and the stock ledger. */
  actor: string
  mayExceedLimits: boolean
}

/** An empty code counts as no code. */
export const normalizedDiscountCode = ({ discountCode }: Pick<OrderRequest, 'discountCode'>): string | null =>
  normalisedCode(discountCode ?? '') || null
