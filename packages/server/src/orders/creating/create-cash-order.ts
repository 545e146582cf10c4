import type { Language } from '@little-dunes/domain/i18n/languages'
import { isRefusal } from '@little-dunes/domain/messages/failures'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { removeOrderedLines } from '#cart/remove-ordered-lines'
import { createOrder } from '#orders/creating/create-order'
import type { OrderRequest, OrderTaker } from '#orders/creating/order-request'
import { issueInvoice } from '#orders/tax-documents/issue-invoice'
import type { Shop } from '#shop'

/** A cash order as requested. */
export interface CashOrder {
  userId: string
  email: string
  /** Language of the customer. */
  language: Language
  input: OrderRequest
  lines: CartLine[]
  /** Network of the customer. */
  network?: string | undefined
  /** Team member who takes the order on the phone; undefined when the customer places it. */
  taker?: OrderTaker | undefined
}

/**
 * Places an order at once and removes its lines from the cart, or refuses; runs in a transaction (D-43). An order that
 * store credit pays in full is paid immediately.
 */
export async function createCashOrder(shop: Shop, order: CashOrder) {
  const { amount, credit = 0 } = order.input
  const paymentMethod = credit > 0 && credit === amount ? 'credit' : 'cod'
  const start = { paymentMethod, status: 'Order Placed' } as const
  const created = await createOrder(shop, { ...order, ...start })
  if (isRefusal(created)) return created
  await removeOrderedLines(shop, order.userId, created.entries)
  if (paymentMethod === 'credit') await issueInvoice(shop, created.orderId)
  return { textKey: 'order_placed' as const, orderId: created.orderId }
}
