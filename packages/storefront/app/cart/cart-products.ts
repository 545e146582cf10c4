import type { WireProduct } from '@little-dunes/domain/contract/catalogue/wire-product'
import type { DeliveryFees } from '@little-dunes/domain/extensions/delivery-price'
import { filsFromAed } from '@little-dunes/domain/money'
import type { DeliveryPlan } from '@little-dunes/domain/orders/shipping/delivery-estimate'
import { create } from 'zustand'
import { call } from '#platform/client'

/** Current products of the cart and current delivery fees. */
interface CartProducts {
  products: ReadonlyMap<string, WireProduct>
  /** All requested ids. One without a product is no longer in the shop. */
  asked: ReadonlySet<string>
  fees: DeliveryFees | null
  /** Null when the shop has no delivery plan. */
  deliveryPlan: DeliveryPlan | null
  failed: boolean
  /** Fetches all again, for current prices and stock; resolves once the state has those of the latest call. */
  load(ids: readonly string[]): Promise<void>
}

async function fetchProducts(ids: readonly string[]): Promise<WireProduct[]> {
  if (ids.length === 0) return []
  const answer = await call('GET /api/product/list', { ids: [...ids] })
  if (!answer.success) throw new Error(answer.message)
  return answer.products
}

async function fetchDelivery(): Promise<{ fees: DeliveryFees; deliveryPlan: DeliveryPlan | null }> {
  const answer = await call('GET /api/settings', {})
  if (!answer.success) throw new Error(answer.message)
  const { deliveryFee, freeDeliveryAbove, expressFee, deliveryPlan } = answer.settings
  const fees = {
    deliveryFee: filsFromAed(deliveryFee),
    freeDeliveryAbove: filsFromAed(freeDeliveryAbove),
    expressFee: filsFromAed(expressFee),
  }
  return { fees, deliveryPlan }
}

async function fetchAll(ids: readonly string[]) {
  const [products, delivery] = await Promise.all([fetchProducts(ids), fetchDelivery()])
  return { products: new Map(products.map((product) => [product._id, product])), ...delivery }
}

let latest: ReturnType<typeof fetchAll> | null = null

async function settleLatest(): Promise<void> {
  let awaited = null
  while (awaited !== latest) {
    awaited = latest
    await awaited
  }
}

export const useCartProducts = create<CartProducts>()((set) => ({
  products: new Map(),
  asked: new Set(),
  fees: null,
  deliveryPlan: null,
  failed: false,
  async load(ids) {
    const mine = fetchAll(ids)
    latest = mine
    set({ failed: false })
    try {
      const loaded = await mine
      if (mine === latest) set({ ...loaded, asked: new Set(ids), failed: false })
      // A later load sets the state, and this one waits for it.
      else await settleLatest()
    } catch (cause) {
      console.error('Could not load the products in the cart', cause)
      if (mine === latest) set({ failed: true })
    }
  },
}))
