import type { InputOf } from '@little-dunes/domain/contract/calls'
import type { Client } from '@little-dunes/domain/contract/client'
import type { Refusal } from '@little-dunes/domain/failures'
import { type BrowserStorage, readJson } from '#platform/browser-storage'

export type Order = InputOf<'POST /api/order/place'>

export type Outcome =
  | { kind: 'placed'; items: Order['items'] }
  | { kind: 'refused'; refusal: Refusal }
  /** There was no answer: nobody knows whether the order was placed. */
  | { kind: 'unanswered' }

interface OrderDeskParts {
  call: Client
  storage: BrowserStorage
  newId(): string
}

/** An order that was sent and not answered yet. */
interface Attempt {
  key: string
  order: Order
}

const KEY = 'orderAttempt'

/** What the shopper decided; prices may have changed since an unanswered attempt, the decision has not. */
function decisionOf({ address, items, shippingMethod, discountCode }: Order): string {
  const lines = items.map(({ itemId, size, colorName, quantity }) => [itemId, size, colorName, quantity])
  return JSON.stringify([Object.entries(address), lines, shippingMethod, discountCode ?? null])
}

/**
 * Places a cod order exactly once (D-43). An attempt without an answer is sent again word for word under its own
 * Idempotency-Key, also after a reload; only an answer frees the way for another one.
 */
export function orderDesk({ call, storage, newId }: OrderDeskParts) {
  function attemptOf(order: Order): Attempt {
    const open = readJson(storage, KEY) as Attempt | null
    const same = open !== null && decisionOf(open.order) === decisionOf(order)
    const attempt = same ? open : { key: newId(), order }
    storage.set(KEY, JSON.stringify(attempt))
    return attempt
  }

  return {
    async place(order: Order): Promise<Outcome> {
      const attempt = attemptOf(order)
      const options = { idempotencyKey: attempt.key }
      const answer = await call('POST /api/order/place', attempt.order, options).catch(() => null)
      if (answer === null) return { kind: 'unanswered' }
      if (!answer.success && answer.code === 'in_progress') return { kind: 'unanswered' }
      storage.remove(KEY)
      return answer.success
        ? { kind: 'placed', items: attempt.order.items }
        : { kind: 'refused', refusal: answer }
    },
  }
}
