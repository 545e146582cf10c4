import { KEPT_IN_TAB } from '#checkout/kept-in-tab'
import type { Order } from '#checkout/order/order-desk'
import { type BrowserStorage, readJson } from '#platform/browser-storage'

/** A card payment that this tab has started and has not seen the end of. */
export interface OpenPayment {
  way: 'embedded' | 'hosted'
  orderId: string
  items: Order['items']
}

const KEY = KEPT_IN_TAB.payment

/** Written before any money can move, so that a reload finds it (D-47). */
export const rememberPayment = (storage: BrowserStorage, payment: OpenPayment): void =>
  storage.set(KEY, JSON.stringify(payment))

export function readPayment(storage: BrowserStorage): OpenPayment | null {
  const { way, orderId, items } = (readJson(storage, KEY) ?? {}) as Record<string, unknown>
  const known = way === 'embedded' || way === 'hosted'
  if (!known || typeof orderId !== 'string' || !Array.isArray(items)) return null
  return { way, orderId, items }
}

export const forgetPayment = (storage: BrowserStorage): void => storage.remove(KEY)
