import type { OrderRequest } from '#checkout/order/order-client'
import { SESSION_STORAGE_KEYS } from '#checkout/session-storage-keys'
import { type BrowserStorage, readJson } from '#platform/browser-storage'

/** A card payment that this tab has started and whose outcome it does not know yet. */
export interface StartedPayment {
  way: 'embedded' | 'hosted'
  orderId: string
  items: OrderRequest['items']
}

const KEY = SESSION_STORAGE_KEYS.payment

/** Written before money can move, so that a reload finds it (D-47). */
export const saveStartedPayment = (storage: BrowserStorage, payment: StartedPayment): void =>
  storage.set(KEY, JSON.stringify(payment))

export function readStartedPayment(storage: BrowserStorage): StartedPayment | null {
  const { way, orderId, items } = (readJson(storage, KEY) ?? {}) as Record<string, unknown>
  const known = way === 'embedded' || way === 'hosted'
  if (!known || typeof orderId !== 'string' || !Array.isArray(items)) return null
  return { way, orderId, items }
}

export const clearStartedPayment = (storage: BrowserStorage): void => storage.remove(KEY)
