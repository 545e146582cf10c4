import { type BrowserStorage, localStore } from '#platform/browser-storage'
import { GUEST_CART_KEY, TOKEN_KEY } from '#platform/session-keys'
import { formatCount } from '#shell/format-count'

/** Quantity of a stored line, a number or a text (DATA-20). */
const QUANTITY = /"quantity":"?(\d+)/g

/** Number of items in the stored cart of a guest. */
export function readEarlyCartCount(storage: BrowserStorage): number {
  const cart = storage.get(TOKEN_KEY) === null ? storage.get(GUEST_CART_KEY) : null
  return [...(cart ?? '').matchAll(QUANTITY)].reduce((sum, [, quantity]) => sum + Number(quantity), 0)
}

/** Shows a number in badges that are not hydrated (`cart-badge.module.css`). */
export function showCartCount(count: number): void {
  document.documentElement.style.setProperty('--cart-count', count === 0 ? '' : `"${formatCount(count)}"`)
}

/** Shows the number of a guest's cart, which needs no hydration. */
export function showEarlyCartCount(): void {
  const show = () => showCartCount(readEarlyCartCount(localStore))
  show()
  // Since a page was prerendered or left, other pages may have changed the cart.
  document.addEventListener('prerenderingchange', show)
  addEventListener('pageshow', show)
}
