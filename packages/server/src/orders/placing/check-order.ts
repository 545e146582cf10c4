import { addressProblems } from '@little-dunes/domain/accounts/address'
import { type Refusal, refuse } from '@little-dunes/domain/messages/failures'
import { type CartLine, combineLines, fromWireLine } from '@little-dunes/domain/orders/cart'
import type { OrderRequest } from '#orders/creating/order-request'

/** Checks an order before any query (VAL-17 to VAL-29, D-23). Null when it is valid. */
export function orderProblem({ address, items }: OrderRequest): Refusal | null {
  const fields = addressProblems(address)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  if (items.length === 0) return refuse('empty_order')
  return items.some((item) => item.quantity < 1)
    ? refuse('invalid_quantity', { textKey: 'quantity_at_least_one' })
    : null
}

/** Ordered lines with equal ones added up. All other fields of the items are ignored (D-06). */
export const orderedLines = (items: OrderRequest['items']): CartLine[] =>
  combineLines(items.map((item) => fromWireLine({ ...item, itemId: item.itemId.toLowerCase() })))
