import { type OrderStatus, type PaymentMethod, UNDONE_DELIVERY } from '#orders/order-lifecycle'

/** Why the delivery of an order can no longer be undone. */
export const DELIVERY_STAYS = [
  'delivery_undone',
  'delivery_returned',
  'delivery_remitted',
  'delivery_refunded',
  'delivery_invoiced',
] as const
export type DeliveryStays = (typeof DELIVERY_STAYS)[number]

/** The consequences of a delivery that decide whether it can be undone. */
export interface DeliveryFacts {
  status: OrderStatus
  paymentMethod: PaymentMethod
  /** The courier has handed over the cash. */
  remitted: boolean
  /** The invoice or the figures with it have left the shop. */
  invoiceOpened: boolean
  /** There is a credit note for the invoice. */
  credited: boolean
  /** A return was requested, whatever became of it. */
  returned: boolean
}

/**
 * Why a delivery stays, or null while it can be undone. Cash and invoice belong to the delivery of a cash order alone: a
 * card has paid before, and its invoice and refunds stay.
 */
export function whyDeliveryStays(facts: DeliveryFacts): DeliveryStays | null {
  if (facts.status !== UNDONE_DELIVERY.from) return 'delivery_undone'
  if (facts.returned) return 'delivery_returned'
  if (facts.paymentMethod !== 'cod') return null
  if (facts.remitted) return 'delivery_remitted'
  if (facts.credited) return 'delivery_refunded'
  return facts.invoiceOpened ? 'delivery_invoiced' : null
}
