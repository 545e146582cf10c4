import type { Fils } from '#money'

/**
 * The fee of a payment method in fils. `cashFee` is the setting for cash on delivery (`shop_settings.cash_fee`). The
 * payment page and the order both call this function, so a shop with other fees changes it alone. The database allows a
 * fee only for cash.
 */
export const paymentFee = (method: 'cod' | 'stripe' | 'credit', cashFee: Fils): Fils =>
  method === 'cod' ? cashFee : 0
