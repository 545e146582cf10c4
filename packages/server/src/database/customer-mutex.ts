import pg from 'pg'
import type { CustomerMutex, Shop } from '#shop'

/** Per customer: several times the requests of a page with double clicks and several tabs. */
const MAX_WAITING = 20

interface Line {
  /** Running and waiting work. */
  size: number
  last: Promise<unknown>
}

/**
 * Runs the transactions of a customer in turn, before they take a connection. Otherwise each would occupy one while it
 * waits for the locks of the first.
 */
export function createCustomerMutex(): CustomerMutex {
  const lines = new Map<string, Line>()
  return async (customerId, work) => {
    const line = lines.get(customerId) ?? { size: 0, last: Promise.resolve() }
    if (line.size > MAX_WAITING) return null
    lines.set(customerId, line)
    line.size += 1
    const done = line.last.then(work)
    line.last = done.catch(() => undefined)
    try {
      return await done
    } finally {
      line.size -= 1
      if (line.size === 0) lines.delete(customerId)
    }
  }
}

/** Runs a transaction in the customer's turn; null when too many wait. Inside a transaction it runs immediately. */
export async function runExclusive<Result>(
  { db, turns }: Shop,
  customerId: string,
  work: () => Promise<Result>,
): Promise<Result | null> {
  return db.$client instanceof pg.Pool ? turns(customerId, work) : work()
}
