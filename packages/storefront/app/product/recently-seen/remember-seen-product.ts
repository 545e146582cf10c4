import { isProductId } from '@little-dunes/domain/catalogue/product'
import { localStore } from '#platform/browser-storage'
import { addSeenProduct } from '#product/recently-seen/seen-products'

const UUID_LENGTH = 36

/** Whoever leaves by a link before the page is alive has seen its product as well. What the shop does not know is forgotten again. */
export function rememberSeenProduct(): void {
  const id = location.pathname.slice(-UUID_LENGTH)
  if (isProductId(id)) addSeenProduct(localStore, id)
}
