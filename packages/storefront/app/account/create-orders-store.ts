import type { Client } from '@little-dunes/domain/contract/client'
import type { WireOrder } from '@little-dunes/domain/contract/orders/order-calls'
import { create } from 'zustand'

export interface OrdersStore {
  /** Newest first; null until loaded. */
  orders: WireOrder[] | null
  /** Cursor of the next page of older orders; null on the last page (API-66). */
  older: string | null
  loadingOlder: boolean
  failed: boolean
  /** Fetches as many pages as are shown. */
  load(): Promise<void>
  /** Adds the next page; false on failure. */
  loadOlder(): Promise<boolean>
  /**
   * Shows the status Cancelled at once. After a refusal or a lost call, the orders are fetched again (STATE-34 to
   * STATE-36).
   */
  cancel(orderId: string): Promise<boolean>
}

interface OrdersStoreOptions {
  call: Client
  token(): string | null
}

/** Cancelling refunds a paid card order (D-48). */
const asCancelled = (order: WireOrder): WireOrder => ({
  ...order,
  status: 'Cancelled',
  review: undefined,
  refund: order.paymentMethod === 'stripe' && order.payment ? { refundedAt: null } : order.refund,
})

const cancelled = (orders: WireOrder[] | null, orderId: string): WireOrder[] | null =>
  orders?.map((order) => (order._id === orderId ? asCancelled(order) : order)) ?? null

type Page = Pick<OrdersStore, 'older'> & { orders: WireOrder[] }

async function fetchPage(call: Client, before?: string): Promise<Page> {
  const answer = await call('POST /api/order/userorders', before === undefined ? {} : { before })
  if (!answer.success) throw new Error(answer.message)
  return { orders: answer.orders, older: answer.older ?? null }
}

async function fetchPages(call: Client, count: number): Promise<Page> {
  let pages = await fetchPage(call)
  while (pages.older !== null && pages.orders.length < count) {
    const { orders, older } = await fetchPage(call, pages.older)
    pages = { orders: [...pages.orders, ...orders], older }
  }
  return pages
}

export function createOrdersStore({ call, token }: OrdersStoreOptions) {
  let owner: string | null = null
  return create<OrdersStore>()((set, get) => ({
    orders: null,
    older: null,
    loadingOlder: false,
    failed: false,
    async load() {
      const asked = token()
      if (asked !== owner) set({ orders: null, older: null })
      owner = asked
      set({ failed: false })
      try {
        const pages = await fetchPages(call, get().orders?.length ?? 0)
        if (asked === owner) set(pages)
      } catch (cause) {
        if (asked !== token()) return
        // MSG-44: the customer only sees the page's own offer to try again.
        console.error('Could not load the orders', cause)
        set({ failed: true })
      }
    },
    async loadOlder() {
      const { older } = get()
      if (older === null || get().loadingOlder) return true
      set({ loadingOlder: true })
      try {
        const page = await fetchPage(call, older)
        // After a reload in the meantime, this page belongs to an outdated list.
        if (get().older === older)
          set({ orders: [...(get().orders ?? []), ...page.orders], older: page.older })
        return true
      } catch {
        return false
      } finally {
        set({ loadingOlder: false })
      }
    },
    async cancel(orderId) {
      set({ orders: cancelled(get().orders, orderId) })
      const answer = await call('POST /api/order/cancel', { orderId }).catch(() => null)
      if (answer?.success) return true
      // A customer whom the answer signed out has no orders to load.
      if (token()) await get().load()
      return false
    },
  }))
}
