import { type EcommerceEvent, toPurchase, toRefundEvent } from '#measuring/ecommerce-event'
import { localStore, readJson, sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'
import { sessionToken } from '#platform/session'

/** Set when a checkout begins: orders of other days and devices are not purchases of this visit. */
const BEGUN = 'measuredCheckout'
/** Numbers of the orders that were measured in this browser. */
const MEASURED = 'measuredOrders'
/** Measured refunds in AED, by order number. */
const REFUNDED = 'measuredRefunds'
const MAX_REMEMBERED = 50

/** @param now epoch milliseconds */
export const rememberCheckout = (now: number): void => sessionStore.set(BEGUN, String(now))

const measuredNumbers = (): string[] => {
  const stored = readJson(localStore, MEASURED)
  return Array.isArray(stored) ? stored.map(String) : []
}

/** Sends each order that was placed since the checkout began, once. */
export async function measureOrders(send: (event: EcommerceEvent) => void): Promise<void> {
  const begun = Number(sessionStore.get(BEGUN))
  if (!begun) return
  const answer = await call('POST /api/order/userorders', {})
  if (!answer.success) return
  const measured = measuredNumbers()
  const placed = answer.orders.filter(({ date, number }) => date >= begun && !measured.includes(number))
  for (const order of placed) send(toPurchase(order))
  if (placed.length === 0) return
  const numbers = [...measured, ...placed.map(({ number }) => number)]
  localStore.set(MEASURED, JSON.stringify(numbers.slice(-MAX_REMEMBERED)))
}

/**
 * Sends the refunds of an order that was measured in this browser, when its page is shown. The server sends nothing, so
 * visitors who have not agreed in this browser are never measured.
 */
export async function measureRefunds(number: string, send: (event: EcommerceEvent) => void): Promise<void> {
  if (!measuredNumbers().includes(number) || sessionToken() === null) return
  const answer = await call('POST /api/order/show', { number })
  if (!answer.success) return
  const stored = readJson(localStore, REFUNDED)
  const known = typeof stored === 'object' && stored !== null ? stored : {}
  const before = Number(Reflect.get(known, number)) || 0
  const { refunded } = answer.totals
  if (refunded <= before) return
  send(toRefundEvent(number, refunded, before))
  const entries = Object.entries({ ...known, [number]: refunded })
  localStore.set(REFUNDED, JSON.stringify(Object.fromEntries(entries.slice(-MAX_REMEMBERED))))
}
