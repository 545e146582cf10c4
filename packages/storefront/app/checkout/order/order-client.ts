import type { InputOf, ReplyOf } from '@little-dunes/domain/contract/calls'
import type { Client } from '@little-dunes/domain/contract/client'
import { type FailureCode, SERVER_FAILURES, type WireRefusal } from '@little-dunes/domain/messages/failures'
import { type CartLine, fromWireLine } from '@little-dunes/domain/orders/cart'
import { SESSION_STORAGE_KEYS } from '#checkout/session-storage-keys'
import { type BrowserStorage, readJson } from '#platform/browser-storage'

export type OrderRequest = InputOf<'POST /api/order/place'>

export type OrderCallName =
  | 'POST /api/order/place'
  | 'POST /api/order/stripe'
  | 'POST /api/order/embedded-stripe'

export type OrderOutcome<Name extends OrderCallName> =
  | { kind: 'placed'; items: OrderRequest['items']; answer: ReplyOf<Name> }
  | { kind: 'refused'; refusal: WireRefusal }
  /** Without an answer, the order may or may not be placed. */
  | { kind: 'unanswered' }

interface OrderClientOptions {
  call: Client
  storage: BrowserStorage
  newId(): string
}

/** An order that was sent and not answered yet. */
interface Attempt {
  key: string
  name: OrderCallName
  order: OrderRequest
}

const KEY = SESSION_STORAGE_KEYS.attempt

/** Refusals below 500 that leave the order and its payment undecided. */
const UNDECIDED: readonly FailureCode[] = [
  'in_progress',
  'too_many_requests',
  'session_ended',
  'sign_in_required',
]

/** True when the order may be placed or money may have moved, as with every 5xx (D-72). */
export const isOutcomeUnknown = (refusal: WireRefusal): boolean =>
  SERVER_FAILURES.includes(refusal.code) || UNDECIDED.includes(refusal.code)

/** The cart lines that an order consumes. */
export const toCartLines = (items: OrderRequest['items']): CartLine[] =>
  items.map((item) => fromWireLine({ ...item, quantity: Number(item.quantity) }))

/** The customer's decision. Prices may have changed since an unanswered attempt, the decision has not. */
function toDecision({ address, items, shippingMethod, discountCode, credit }: OrderRequest): string {
  const lines = items.map(({ itemId, size, colorName, quantity }) => [itemId, size, colorName, quantity])
  return JSON.stringify([Object.entries(address), lines, shippingMethod, discountCode ?? null, credit ?? 0])
}

/** True when a stored value is the open attempt at this order; damaged values are ignored. */
function isAttemptAt(open: unknown, name: OrderCallName, order: OrderRequest): open is Attempt {
  try {
    const attempt = open as Attempt
    return (
      attempt.name === name &&
      typeof attempt.key === 'string' &&
      /^[\w-]{1,100}$/.test(attempt.key) &&
      toDecision(attempt.order) === toDecision(order)
    )
  } catch {
    return false
  }
}

/**
 * Places an order exactly once (D-43). An attempt without an answer is sent again unchanged with its Idempotency-Key,
 * even after a reload. Only a decisive answer lets another attempt begin.
 */
export function createOrderClient({ call, storage, newId }: OrderClientOptions) {
  function startAttempt(name: OrderCallName, order: OrderRequest): Attempt {
    const open = readJson(storage, KEY)
    const attempt = isAttemptAt(open, name, order) ? open : { key: newId(), name, order }
    storage.set(KEY, JSON.stringify(attempt))
    return attempt
  }

  return {
    /** True when this order was sent before and its outcome is unknown. */
    wasSent: (name: OrderCallName, order: OrderRequest): boolean =>
      isAttemptAt(readJson(storage, KEY), name, order),

    async place<Name extends OrderCallName>(name: Name, order: OrderRequest): Promise<OrderOutcome<Name>> {
      const attempt = startAttempt(name, order)
      const options = { idempotencyKey: attempt.key }
      const answer = await call(name, attempt.order as InputOf<Name>, options).catch(() => null)
      if (answer === null) return { kind: 'unanswered' }
      if (answer.success || !isOutcomeUnknown(answer as WireRefusal)) storage.remove(KEY)
      return answer.success
        ? { kind: 'placed', items: attempt.order.items, answer: answer as ReplyOf<Name> }
        : { kind: 'refused', refusal: answer as WireRefusal }
    },
  }
}
