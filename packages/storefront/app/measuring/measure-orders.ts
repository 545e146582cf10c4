import { type EcommerceEvent, purchaseOf } from '#measuring/ecommerce-event'
import { localStore, readJson, sessionStore } from '#platform/browser-storage'
import { call } from '#platform/client'

/** Set where a checkout begins: orders of other days and devices are no purchases of this visit. */
const BEGUN = 'measuredCheckout'
/** Numbers of the orders that were measured in this browser. */
const MEASURED = 'measuredOrders'
const MOST_REMEMBERED = 50

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
  for (const order of placed) send(purchaseOf(order))
  if (placed.length === 0) return
  const numbers = [...measured, ...placed.map(({ number }) => number)]
  localStore.set(MEASURED, JSON.stringify(numbers.slice(-MOST_REMEMBERED)))
}
