import type { Fils } from '#money'

/**
 * What a payment method adds to an order, in fils; `cashFee` is the fee of the settings for cash on delivery. A shop with
 * other fees changes this function: the payment page and the order both ask it. The database allows a fee for cash alone.
 */
export const paymentFee = (method: 'cod' | 'stripe' | 'credit', cashFee: Fils): Fils =>
  method === 'cod' ? cashFee : 0
