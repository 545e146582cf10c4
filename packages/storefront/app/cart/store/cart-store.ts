import { itemCount } from '@little-dunes/domain/orders/cart'
import { create } from 'zustand'
import { type Added, createCart } from '#cart/store/create-cart'
import { createCartChannel } from '#cart/store/create-cart-channel'
import { localStore, onStorageChange } from '#platform/browser-storage'
import { call } from '#platform/client'
import { useSession } from '#platform/session'
import { announce } from '#ui/toast/announcement'
import { dismissToasts, showToast } from '#ui/toast/toast-store'

/** The last add, until its panel closes or a toast reports it. */
export const useAdded = create<{ added: Added | null }>()(() => ({ added: null }))

export const forgetAdded = (): void => useAdded.setState({ added: null })

/** The one cart of this browser tab. */
export const { useCart, startCart } = createCart({
  call,
  storage: localStore,
  session: useSession,
  newId: () => crypto.randomUUID(),
  reportError(message) {
    // A failed change makes 'Item removed from cart!' and 'Added to your cart' wrong (D-24).
    dismissToasts()
    forgetAdded()
    showToast(message, { kind: 'error' })
  },
  reportAdded: (added) => useAdded.setState({ added }),
  announce,
  onOtherTab: onStorageChange,
  tabs: createCartChannel(),
})

/** The number in the badge (D-28). */
export const useItemCount = (): number => useCart((cart) => itemCount(cart.lines))
