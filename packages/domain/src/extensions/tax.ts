import type { Fils } from '#money'

/** An order as it is priced, in fils. */
export interface TaxedOrder {
  /** Goods, before any coupon. */
  discounted: Fils
  amount: Fils
  shippingMethod: 'Normal' | 'Express'
}

/**
 * The rate of the tax inside the prices of an order, in percent; `rate` is that of the settings. It is kept with the order,
 * and the database checks the tax of every line and fee by it. A shop with other rules changes this function.
 */
export const orderTaxRate = (_order: TaxedOrder, rate: number): number => rate
