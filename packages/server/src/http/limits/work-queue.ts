import { setImmediate as nextTurn } from 'node:timers/promises'

/** The queue is full: the answer is 503 with `Retry-After`. */
export class Busy extends Error {
  override name = 'Busy'
}

/** Finds `Busy` in wrapped errors too. */
export const isBusy = (error: unknown): boolean =>
  error instanceof Error && (error instanceof Busy || isBusy(error.cause))

/** Runs the work of networks in turn; rejects with `Busy` when the queue is full. */
export type WorkQueue = <Result>(network: string, work: () => Promise<Result>) => Promise<Result>

/**
 * Turns of the event loop between two tasks. Node accepts one connection per turn: with work in every turn, a
 * thousand connections would wait for a thousand tasks. Idle turns take microseconds; under load the milliseconds
 * limit their number.
 */
const TURNS_BETWEEN = 25
const LONGEST_BETWEEN = 20

/** Milliseconds of expected waiting. */
const LONGEST_WAIT = 400
/** Always allowed in the queue: a customer who types sends as many requests, also on a slow machine. */
const SHORT_LINE = 10
/** Weight of the latest duration in the moving average. */
const WEIGHT = 0.2

interface Task {
  begin(): Promise<void>
  refuse(reason: Busy): void
}

/**
 * Queue for work that blocks the CPU for milliseconds; other requests run between two tasks. Networks take turns, and
 * a full queue drops the last task of the longest line, so one network cannot delay the others.
 */
export function createWorkQueue(
  { atOnce, waiting }: { atOnce: number; waiting: number },
  now: () => number = () => performance.now(),
): WorkQueue {
  /** Waiting work by network; the first network is next. */
  const lines = new Map<string, Task[]>()
  let [pending, underWay, average] = [0, 0, 0]

  const isFull = () =>
    pending >= waiting || (pending >= SHORT_LINE && (pending * average) / atOnce > LONGEST_WAIT)

  /** Makes room for another task by dropping the last one of a longer line; false if there is none. */
  function makeRoom(network: string): boolean {
    if (!isFull()) return true
    const waitingCount = lines.get(network)?.length ?? 0
    const longest = [...lines.values()].reduce((a, b) => (b.length > a.length ? b : a), [])
    if (longest.length <= waitingCount + 1) return false
    longest
      .pop()
      ?.refuse(new Busy('Dropped from the full work queue: this network has the most waiting requests'))
    pending -= 1
    return true
  }

  function beginNext(): void {
    const [turn] = lines
    if (underWay >= atOnce || !turn) return
    const [network, line] = turn
    const task = line.shift()
    lines.delete(network)
    if (line.length > 0) lines.set(network, line)
    pending -= 1
    underWay += 1
    void task?.begin().finally(() => {
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
    if (!makeRoom(network)) throw new Busy('The work queue is full')
    return new Promise((resolve, reject) => {
      const task: Task = { begin: () => timed(work).then(resolve, reject), refuse: reject }
      lines.set(network, [...(lines.get(network) ?? []), task])
      pending += 1
      beginNext()
    })
  }
}
