import type { Client } from '@little-dunes/domain/contract/client'
import type { WireOrder } from '@little-dunes/domain/contract/order-calls'
import { create } from 'zustand'

export interface OrdersStore {
  /** Newest first; null until they have arrived. */
  orders: WireOrder[] | null
  failed: boolean
  load(): Promise<void>
  /** Shows the status Cancelled at once; a refusal or a lost call fetches the true ones (STATE-34 to STATE-36). */
  cancel(orderId: string): Promise<boolean>
}

interface OrdersStoreOptions {
  call: Client
  token(): string | null
}

/** A card order that is paid gives its money back (D-48). */
const asCancelled = (order: WireOrder): WireOrder => ({
  ...order,
  status: 'Cancelled',
  refund: order.paymentMethod === 'stripe' && order.payment ? { refundedAt: null } : order.refund,
})

const cancelled = (orders: WireOrder[] | null, orderId: string): WireOrder[] | null =>
  orders?.map((order) => (order._id === orderId ? asCancelled(order) : order)) ?? null

/** The orders of the signed-in shopper. */
export function createOrdersStore({ call, token }: OrdersStoreOptions) {
  let owner: string | null = null
  return create<OrdersStore>()((set, get) => ({
    orders: null,
    failed: false,
    async load() {
      const asked = token()
      if (asked !== owner) set({ orders: null })
      owner = asked
      set({ failed: false })
      try {
        const answer = await call('POST /api/order/userorders', {})
        if (!answer.success) throw new Error(answer.message)
        if (asked === owner) set({ orders: answer.orders })
      } catch (cause) {
        if (asked !== token()) return
        // MSG-44: nothing for the shopper to read but the page's own offer to try again.
        console.error('The orders could not be fetched', cause)
        set({ failed: true })
      }
    },
    async cancel(orderId) {
      set({ orders: cancelled(get().orders, orderId) })
      const answer = await call('POST /api/order/cancel', { orderId }).catch(() => null)
      if (answer?.success) return true
      // Whoever is signed out by the answer has no orders to look at.
      if (token()) await get().load()
      return false
    },
  }))
}
