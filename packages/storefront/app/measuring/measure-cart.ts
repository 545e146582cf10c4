import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { CartLine } from '@little-dunes/domain/orders/cart'
import { PATHS } from '@little-dunes/domain/paths'
import { useCart } from '#cart/store/cart-store'
import {
  cartChange,
  cartItem,
  type EcommerceEvent,
  type EventItem,
  toEvent,
} from '#measuring/ecommerce-event'
import { currentRoute } from '#platform/address/current-route'
import { call } from '#platform/client'

/** Products fetched during this visit. */
const known = new Map<string, WireProduct>()

/** The lines with the current data of their products. */
export async function loadItems(lines: readonly CartLine[]): Promise<EventItem[]> {
  const ids = [...new Set(lines.map(({ productId }) => productId))].filter((id) => !known.has(id))
  if (ids.length > 0) {
    const answer = await call('GET /api/product/list', { ids })
    if (answer.success) for (const product of answer.products) known.set(product._id, product)
  }
  return lines.flatMap((line) => cartItem(line, known.get(line.productId)) ?? [])
}

type Send = (event: EcommerceEvent) => void

/** A cart whose products cannot be fetched is not measured. */
async function sendLines(name: 'add_to_cart' | 'remove_from_cart', lines: CartLine[], send: Send) {
  if (lines.length === 0) return
  const items = await loadItems(lines).catch(() => [])
  if (items.length > 0) send(toEvent(name, items))
}

/**
 * Measures cart changes. Only adds and changes on the cart page count: placed orders, other tabs and sign-in also
 * change the cart, but are no action of the visitor here. Returns a function that stops it.
 */
export function measureCart(send: Send): () => void {
  let lines = useCart.getState().lines
  let adds = useCart.getState().adds
  return useCart.subscribe((cart) => {
    const isByVisitor = cart.adds > adds || currentRoute().pathname === PATHS.cart
    if (cart.lines === lines) return
    const { added, removed } = cartChange(lines, cart.lines)
    const wasReady = cart.ready
    lines = cart.lines
    adds = cart.adds
    if (!isByVisitor || !wasReady) return
    void sendLines('add_to_cart', added, send)
    void sendLines('remove_from_cart', removed, send)
  })
}
