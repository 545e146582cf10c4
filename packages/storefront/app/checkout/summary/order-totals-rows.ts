import type { Quote } from '@little-dunes/domain/orders/totals'
import type { TotalsRow } from '#cart/totals-list.tsx'
import type { AppliedDiscount } from '#checkout/checkout-draft'
import type { checkoutMessages } from '#checkout/checkout-messages'
import { formatMoney } from '#platform/amounts'

/** The amounts of checkout, above the grand total (CHK-14 to CHK-19). */
export function orderTotalsRows(
  quote: Quote,
  applied: AppliedDiscount | null,
  t: typeof checkoutMessages,
): TotalsRow[] {
  const free = quote.delivery === 0
  const rows: TotalsRow[] = [
    { label: t.subtotal, amount: formatMoney(quote.subtotal) },
    { label: t.discounted, amount: formatMoney(quote.discounted) },
    {
      label: t.shipping,
      amount: free ? t.free : formatMoney(quote.delivery),
      look: free ? 'free' : undefined,
    },
    { label: t.express, amount: formatMoney(quote.express) },
  ]
  // A code for free delivery only shows on the delivery row.
  if (applied && (applied.rate > 0 || quote.coupon > 0)) {
    rows.push({ label: t.coupon(applied.code, applied.rate), amount: t.less(quote.coupon), look: 'cut' })
  }
  return rows
}
