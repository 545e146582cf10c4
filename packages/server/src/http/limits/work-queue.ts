import { setImmediate as nextTurn } from 'node:timers/promises'

/** Too much waits already: the answer is 503 with `Retry-After`. */
export class Busy extends Error {
  override name = 'Busy'
}

/** Whether a failure, however deep it is wrapped, means that too much waits. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && (error instanceof Busy || isBusy(error.cause))

/** Runs work of a network in turn; rejects with `Busy` when too much waits. */
export type WorkQueue = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Turns of the event loop before each piece of work. Node accepts one connection a turn: with a piece in every turn, a
 * thousand connections would wait unheard for a thousand pieces. Idle turns take microseconds; of busy ones fewer have to do.
 */
const TURNS_BETWEEN = 25
const LONGEST_BETWEEN = 20

/** Milliseconds that a piece of work may be expected to wait. */
const LONGEST_WAIT = 400
/** So few wait however long it takes: somebody who types asks as often, also on a slow machine. */
const SHORT_LINE = 10
/** Of the newest duration, in the average of all. */
const WEIGHT = 0.2

interface Piece {
  begin(): Promise<void>
  refuse(reason: Busy): void
}

/**
 * A queue for work that keeps the processor for milliseconds: between two pieces others have their turn. Networks take
 * turns, and when the queue is full the longest line gives up its last piece: however much one of them asks for, others
 * wait no longer.
 */
export function createWorkQueue(
  { atOnce, waiting }: { atOnce: number; waiting: number },
  now: () => number = () => performance.now(),
): WorkQueue {
  /** What waits, by network; the first network is next. */
  const lines = new Map<string, Piece[]>()
  let [pending, underWay, average] = [0, 0, 0]

  const isFull = () =>
    pending >= waiting || (pending >= SHORT_LINE && (pending * average) / atOnce > LONGEST_WAIT)

  /** Whether there is room for one more of a network, made at the end of a longer line where there was none. */
  function makeRoom(network: string): boolean {
    if (!isFull()) return true
    const own = lines.get(network)?.length ?? 0
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    if (longest.length <= own + 1) return false
    longest.pop()?.refuse(new Busy('Others have their turn first'))
    pending -= 1
    return true
  }

  function beginNext(): void {
    const [turn] = lines
    if (underWay >= atOnce || !turn) return
    const [network, line] = turn
    const piece = line.shift()
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    pending -= 1
    underWay += 1
    void piece?.begin().finally(() => {
      underWay -= 1
      beginNext()
    })
  }

  async function timed<Result>(work: () => Promise<Result>): Promise<Result> {
    const began = now()
    for (let turn = 0; turn < TURNS_BETWEEN && now() - began < LONGEST_BETWEEN; turn++) await nextTurn()
    try {
      return await work()
    } finally {
      average += WEIGHT * (now() - began - average)
    }
  }

  return async (network, work) => {
    if (!makeRoom(network)) throw new Busy('Too much waits for its turn')
    return new Promise((resolve, reject) => {
      const piece: Piece = { begin: () => timed(work).then(resolve, reject), refuse: reject }
      lines.set(network, [...(lines.get(network) ?? []), piece])
      pending += 1
      beginNext()
    })
  }
}
