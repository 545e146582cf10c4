import type { Fils } from '#money'

/**
 * The fee of a payment method in fils. `cashFee` is the setting for cash on delivery (`shop_settings.cash_fee`). The
 * payment page and the order both call this function, so a shop with other fees only changes it. The database allows a
 * fee only for cash. The fee is stored with the order. The customer pays it at the door: the order is paid when it
 * moves to `Delivered`. An order that store credit pays completely has the method `credit`.
 */
export const paymentFee = (method: 'cod' | 'stripe' | 'credit', cashFee: Fils): Fils =>
  method === 'cod' ? cashFee : 0
