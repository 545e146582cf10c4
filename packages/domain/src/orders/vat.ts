import { allocate, type Fils, includedTax } from '#money'
import type { Quote } from '#orders/totals'

/** A line's share of the code's discount, and the VAT included in the rest. */
export interface LineVat {
  couponShare: Fils
  vat: Fils
}

/** VAT of an order, in fils. The parts add up to `vat`. */
export interface OrderVat {
  lines: LineVat[]
  deliveryVat: Fils
  expressVat: Fils
  cashFeeVat: Fils
  vat: Fils
}

/**
 * VAT included in an order; `rate` in percent, such as 5. A code does not reduce fees, so its discount is only
 * allocated to the lines in its scope (D-05). Each part is rounded separately, and the VAT of the order is their sum.
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
