import type { Client } from '@little-dunes/domain/contract/client'
import {
  addLine,
  type CartLine,
  readCart,
  setQuantity,
  toWireLine,
  withoutLines,
} from '@little-dunes/domain/orders/cart'

/** A change that is on screen and not yet confirmed by the server. */
interface Change {
  kind: 'add' | 'update'
  line: CartLine
  /** Idempotency key: makes a repeated add harmless (D-21). */
  key: string
}

export interface ServerCartOptions {
  call: Client
  token: string
  newId(): string
  /** Shows the server's lines with the unconfirmed changes applied. */
  show(lines: CartLine[]): void
  /** A change was refused or lost; it is already undone on screen (D-24). */
  failed(kind: Change['kind'], message: string): void
  confirmed(): void
}

const applied = (lines: CartLine[], { kind, line }: Change): CartLine[] =>
  kind === 'add' ? addLine(lines, line) : setQuantity(lines, line)

/**
 * The cart of a signed-in customer: changes show at once, are sent one after the other, then follow the server (D-24).
 */
export function serverCart({ call, token, newId, show, failed, confirmed }: ServerCartOptions) {
  let serverLines: CartLine[] = []
  let waiting: Change[] = []
  let stopped = false
  let tail: Promise<unknown> = Promise.resolve()

  const refresh = () => {
    if (!stopped) show(waiting.reduce(applied, serverLines))
  }

  /** Runs calls one at a time, so that no answer can overtake a newer one. */
  function inOrder<T>(task: () => Promise<T>): Promise<T> {
    const result = tail.then(task)
    tail = result
    return result
  }

  /** Returns the message of a refusal, else null. */
  async function send({ kind, line, key }: Change): Promise<string | null> {
    const input = { userId: token, ...toWireLine(line) }
    const answer =
      kind === 'add'
        ? await call('POST /api/cart/add', input, { idempotencyKey: key })
        : await call('POST /api/cart/update', input)
    if (answer.success) {
      // The cart in the answer saves a request. It is not part of the specification (API-73).
      if (answer.cartData) serverLines = readCart(answer.cartData)
      else await fetchServerLines()
      return null
    }
    // An attempt with a lost answer or another tab has already removed the line: the goal is reached.
    const isGone = answer.code === 'line_not_in_cart' && line.quantity <= 0
    if (!isGone) return answer.message
    await fetchServerLines()
    return null
  }

  /** After a lost answer, retries once with the same key; then the change fails. */
  const sendTwice = (change: Change): Promise<string | null> =>
    send(change)
      .catch(() => send(change))
      .catch((cause: Error) => cause.message)

  async function fetchServerLines(): Promise<boolean> {
    const answer = await call('POST /api/cart/get', { userId: token }).catch(() => null)
    if (!answer?.success) return false
    serverLines = readCart(answer.cartData)
    return true
  }

  async function settle(change: Change): Promise<void> {
    if (stopped) return
    const problem = await sendTwice(change)
    if (problem !== null) await fetchServerLines()
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
    /** Fetches the server's cart; false on failure. */
    async load(): Promise<boolean> {
      const came = await inOrder(fetchServerLines)
      refresh()
      return came
    },
    add: (line: CartLine) => change('add', line),
    update: (line: CartLine) => change('update', line),
    /** Lines of a placed order disappear at once (D-43). */
    removeOrdered(ordered: readonly CartLine[]): void {
      serverLines = withoutLines(serverLines, ordered)
      refresh()
    },
    stop(): void {
      stopped = true
    },
  }
}

export type ServerCart = ReturnType<typeof serverCart>
