import { isProductId } from '@little-dunes/domain/catalogue/product'
import { refuse } from '@little-dunes/domain/messages/failures'
import { aedFromFils } from '@little-dunes/domain/money'
import { wasPriceOf } from '#catalogue/sales/price-history'
import type { Operation } from '#http/perform-call'

/** The former price that a product page may strike through. */
export const seeWasPrice: Operation<'GET /api/product/was-price'> = async (shop, _caller, { itemId }) => {
  if (!isProductId(itemId)) return refuse('product_not_found')
  const was = await wasPriceOf(shop, itemId)
  return { wasPrice: was === null ? null : aedFromFils(was) }
}
