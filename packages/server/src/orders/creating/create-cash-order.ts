import type { Language } from '@little-dunes/domain/i18n/languages'
import { isRefusal } from '@little-dunes/domain/messages/failures'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { removeOrderedLines } from '#cart/remove-ordered-lines'
import { createOrder } from '#orders/creating/create-order'
import type { OrderRequest, OrderTaker } from '#orders/creating/order-request'
import { issueInvoice } from '#orders/tax-documents/issue-invoice'
import type { Shop } from '#shop'

/** A cash order as it was sent. */
export interface CashOrder {
  userId: string
  email: string
  /** What the shopper reads. */
  language: Language
  input: OrderRequest
  lines: CartLine[]
  /** Where a shopper places it from. */
  network?: string | undefined
  /** Who takes it on the phone; without, the shopper places it. */
  taker?: OrderTaker | undefined
}

/**
 * Creates an order that is placed at once and takes its lines out of the cart, or refuses; in a transaction (D-43). One that
 * store credit pays altogether is paid from then on.
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
