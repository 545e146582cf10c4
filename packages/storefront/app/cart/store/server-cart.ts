import type { Client } from '@little-dunes/domain/contract/client'
import {
  addLine,
  type CartLine,
  readCart,
  setQuantity,
  toWireLine,
  withoutLines,
} from '@little-dunes/domain/orders/cart'

/** A change that the shopper sees at once and the server has not confirmed yet. */
interface Change {
  kind: 'add' | 'update'
  line: CartLine
  /** Makes a repeated add harmless (D-21). */
  key: string
}

export interface ServerCartOptions {
  call: Client
  token: string
  newId(): string
  /** The lines to show: what the server holds and the unconfirmed changes on top. */
  show(lines: CartLine[]): void
  /** A change was refused or lost; it is already taken back on screen (D-24). */
  failed(kind: Change['kind'], message: string): void
  /** The server has confirmed a change. */
  confirmed(): void
}

const applied = (lines: CartLine[], { kind, line }: Change): CartLine[] =>
  kind === 'add' ? addLine(lines, line) : setQuantity(lines, line)

/** The cart of a signed-in shopper: changes show at once, go out one after the other, then follow the server (D-24). */
export function serverCart({ call, token, newId, show, failed, confirmed }: ServerCartOptions) {
  let held: CartLine[] = []
  let waiting: Change[] = []
  let stopped = false
  let tail: Promise<unknown> = Promise.resolve()

  const refresh = () => {
    if (!stopped) show(waiting.reduce(applied, held))
  }

  /** Questions and changes go out one at a time, so that no answer can overtake a newer one. */
  function inOrder<T>(task: () => Promise<T>): Promise<T> {
    const result = tail.then(task)
    tail = result
    return result
  }

  /** The reason when the server refuses. */
  async function send({ kind, line, key }: Change): Promise<string | null> {
    const input = { userId: token, ...toWireLine(line) }
    const answer =
      kind === 'add'
        ? await call('POST /api/cart/add', input, { idempotencyKey: key })
        : await call('POST /api/cart/update', input)
    if (answer.success) {
      // The cart in the answer saves a question; that it is there is not specified (API-73).
      if (answer.cartData) held = readCart(answer.cartData)
      else await fetchHeld()
      return null
    }
    // Removed already, by an attempt whose answer was lost or in another tab: what was wanted has happened.
    const isGone = answer.code === 'line_not_in_cart' && line.quantity <= 0
    if (!isGone) return answer.message
    await fetchHeld()
    return null
  }

  /** A lost answer is asked for again under the same key, then the change fails. */
  const sendTwice = (change: Change): Promise<string | null> =>
    send(change)
      .catch(() => send(change))
      .catch((cause: Error) => cause.message)

  async function fetchHeld(): Promise<boolean> {
    const answer = await call('POST /api/cart/get', { userId: token }).catch(() => null)
    if (!answer?.success) return false
    held = readCart(answer.cartData)
    return true
  }

  async function settle(change: Change): Promise<void> {
    if (stopped) return
    const problem = await sendTwice(change)
    if (problem !== null) await fetchHeld()
    waiting = waiting.filter((one) => one !== change)
    refresh()
    if (problem === null) confirmed()
    else failed(change.kind, problem)
  }

  function change(kind: Change['kind'], line: CartLine): void {
    const next = { kind, line, key: newId() }
    waiting = [...waiting, next]
    refresh()
    void inOrder(() => settle(next))
  }

  return {
    /** Fetches what the server holds; answers whether it came. */
    async load(): Promise<boolean> {
      const came = await inOrder(fetchHeld)
      refresh()
      return came
    },
    add: (line: CartLine) => change('add', line),
    update: (line: CartLine) => change('update', line),
    /** What an order has taken out of the cart goes at once (D-43). */
    removeOrdered(ordered: readonly CartLine[]): void {
      held = withoutLines(held, ordered)
      refresh()
    },
    stop(): void {
      stopped = true
    },
  }
}

export type ServerCart = ReturnType<typeof serverCart>
