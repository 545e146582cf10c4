import { cashTerms } from '@little-dunes/domain/orders/order-limits'
import { isPhoneConfirmed } from '#accounts/phone-codes'
import type { Operation } from '#http/perform-call'
import { orderHistoryColumn } from '#orders/creating/account-limits'
import { orderLimitColumns } from '#settings/order-limits'
import { shopSettings } from '#settings/settings-tables'

/** Informs the customer before the choice of cash. Placing the order checks again. */
export const seeCashTerms: Operation<'POST /api/order/cash-terms'> = async (
  shop,
  caller,
  { amount, region },
) => {
  const [row] = await shop.db
    .select({ limits: orderLimitColumns, history: orderHistoryColumn(caller.id, shop.now()) })
    .from(shopSettings)
  if (!row) throw new Error('The shop_settings table is empty')
  const person = { due: amount, region, isPhoneConfirmed: await isPhoneConfirmed(shop, caller.id) }
  return { terms: cashTerms(row.limits, row.history, person) }
}
