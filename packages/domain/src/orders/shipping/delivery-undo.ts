import { type OrderStatus, type PaymentMethod, UNDONE_DELIVERY } from '#orders/order-lifecycle'

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
  /** The invoice, or analytics that include it, were opened or exported. */
  invoiceOpened: boolean
  /** The invoice has a credit note. */
  credited: boolean
  /** A return was requested, with any outcome. */
  returned: boolean
}

/**
 * Reason why a delivery stays, null while it can be undone. Only cash orders get their payment and invoice with the
 * delivery. A card was paid before, so its invoice and refunds stay.
 */
export function whyDeliveryStays(facts: DeliveryFacts): DeliveryStays | null {
  if (facts.status !== UNDONE_DELIVERY.from) return 'delivery_undone'
  if (facts.returned) return 'delivery_returned'
  if (facts.paymentMethod !== 'cod') return null
  if (facts.remitted) return 'delivery_remitted'
  if (facts.credited) return 'delivery_refunded'
  return facts.invoiceOpened ? 'delivery_invoiced' : null
}
