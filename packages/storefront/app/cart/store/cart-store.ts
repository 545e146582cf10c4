import { itemCount } from '@little-dunes/domain/orders/cart'
import { createCart } from '#cart/store/create-cart'
import { createCartChannel } from '#cart/store/create-cart-channel'
import { localStore, onStorageChange } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useSession } from '#platform/session'
import { announce } from '#ui/toast/announcement'
import { dismissToasts, showToast } from '#ui/toast/toast-store'

/** The one cart of this browser tab. */
export const { useCart, startCart } = createCart({
  call,
  storage: localStore,
  session: useSession,
  newId: () => crypto.randomUUID(),
  reportError(message) {
    // A failed change makes the toasts 'Item removed from cart!' and 'Added to your cart.' wrong (D-24).
    dismissToasts()
    showToast(message, { kind: 'error' })
  },
  reportAdded: (message, undo) => showToast(message, { undo }),
  announce,
  onOtherTab: onStorageChange,
  tabs: createCartChannel(),
})

/** The number in the badge (D-28). */
export const useItemCount = (): number => useCart((cart) => itemCount(cart.lines))
