import type { ParsedInput } from '@little-dunes/domain/contract/calls'
import { normalisedCode } from '@little-dunes/domain/orders/discount-codes'

export type OrderRequest = ParsedInput<'POST /api/order/place'>

/** An empty code is none. */
export const normalizedDiscountCode = ({ discountCode }: OrderRequest): string | null =>
  normalisedCode(discountCode ?? '') || null
