import { isUuid } from '@little-dunes/domain/catalogue/product'
import { localStore } from '#platform/browser-storage'
import { addSeenProduct } from '#product/recently-seen/seen-products'

const UUID_LENGTH = 36

/**
 * Visitors may leave a product before hydration, so the starter remembers it. Ids of missing products are removed
 * later.
 */
export function rememberSeenProduct(): void {
  const id = location.pathname.slice(-UUID_LENGTH)
  if (isUuid(id)) addSeenProduct(localStore, id)
}
