import { isUuid } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { loadWasPrice } from '#catalogue/sales/price-history'
import type { Operation } from '#http/perform-call'

/** The former price that a product page may strike through. */
export const seeWasPrice: Operation<'GET /api/product/was-price'> = async (shop, _caller, { itemId }) => {
  if (!isUuid(itemId)) return refuse('product_not_found')
  const was = await loadWasPrice(shop, itemId)
  return { wasPrice: was === null ? null : aedFromFils(was) }
}
