import { isProductId } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { readCreditBalance } from '#credit/credit-balance'
import { loadCreditEntries } from '#credit/load-credit-entries'
import type { Operation } from '#http/perform-call'

const MOST = 200

export const seeCredit: Operation<'GET /api/staff/shopper/credit'> = async (shop, _member, { shopperId }) => {
  if (!isProductId(shopperId)) return refuse('shopper_not_found')
  const balance = await readCreditBalance(shop, shopperId)
  return { balance, entries: await loadCreditEntries(shop, shopperId, MOST) }
}
