import type { Fils } from '#money'

export interface TaxedOrder {
  /** Goods before any code. */
  discounted: Fils
  amount: Fils
  shippingMethod: 'Normal' | 'Express'
}

/**
 * Tax rate included in the prices of an order, in percent; `rate` is the setting. It is stored with the order, and the
 * database checks the tax of every line and fee with it. A shop with other rules changes this function.
 */
export const orderTaxRate = (_order: TaxedOrder, rate: number): number => rate
