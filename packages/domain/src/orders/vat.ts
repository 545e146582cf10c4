import { allocate, type Fils, includedTax } from '#money'
import type { Quote } from '#orders/totals'

/** What of an ordered line the coupon takes off, and the VAT inside what is left. */
export interface LineVat {
  couponShare: Fils
  vat: Fils
}

/** The VAT inside an order, in fils: the parts of lines, delivery, express and cash fee add up to `vat`. */
export interface OrderVat {
  lines: LineVat[]
  deliveryVat: Fils
  expressVat: Fils
  cashFeeVat: Fils
  vat: Fils
}

/**
 * The VAT inside the prices of an order; `rate` in percent, such as 5. The coupon spares the fees, so it is allotted
 * over the lines that it is for alone (D-05). Each part is rounded by itself, and the order's VAT is their sum.
 */
export function orderVat(
  { lines, coupon, delivery, express, cashFee }: Omit<Quote, 'subtotal' | 'discounted' | 'amount'>,
  rate: number,
): OrderVat {
  const paid = lines.map((line) => line.paid)
  const shares = allocate(
    coupon,
    lines.map((line) => (line.isExcluded ? 0 : line.paid)),
  )
  const ofLines = paid.map((fils, index) => {
    const couponShare = shares[index] ?? 0
    return { couponShare, vat: includedTax(fils - couponShare, rate) }
  })
  const deliveryVat = includedTax(delivery, rate)
  const expressVat = includedTax(express, rate)
  const cashFeeVat = includedTax(cashFee, rate)
  const ofFees = deliveryVat + expressVat + cashFeeVat
  const vat = ofLines.reduce((sum, line) => sum + line.vat, ofFees)
  return { lines: ofLines, deliveryVat, expressVat, cashFeeVat, vat }
}
