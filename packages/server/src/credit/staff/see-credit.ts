import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { readCreditBalance } from '#credit/credit-balance'
import { loadCreditEntries } from '#credit/load-credit-entries'
import type { Operation } from '#http/perform-call'

const MAX_ENTRIES = 200

export const seeCredit: Operation<'GET /api/staff/customer/credit'> = async (
  shop,
  _member,
  { customerId },
) => {
  if (!isUuid(customerId)) return refuse('customer_not_found')
  const balance = await readCreditBalance(shop, customerId)
  return { balance, entries: await loadCreditEntries(shop, customerId, MAX_ENTRIES) }
}
