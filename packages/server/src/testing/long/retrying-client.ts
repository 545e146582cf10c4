import { setTimeout as delay } from 'node:timers/promises'
import { type Client, createClient, type TransportRequest } from '@little-dunes/domain/contract/client'

export interface Tally {
  statuses: Map<number, number>
  /** Connections that were refused or broke. */
  broken: number
  /** Answers of 5xx without a time to retry. */
  faults: string[]
}

export const newTally = (): Tally => ({ statuses: new Map(), broken: 0, faults: [] })

const COME_BACK = new Set([429, 503])
const SHORTEST = 20

export interface RetryOptions {
  /** Milliseconds until the client stops retrying. */
  patience: number
  tally: Tally
}

/** Retries with the same `Idempotency-Key` when the server asks for it or the connection breaks. */
export const retryingClient = (getUrl: () => string, { patience, tally }: RetryOptions): Client =>
  createClient(async (request) => {
    for (const end = Date.now() + patience; ; await delay(SHORTEST + Math.random() * 100)) {
      const answer = await ask(getUrl(), request, tally)
      if (answer) return answer.body
      if (Date.now() > end) throw new Error(`${request.path} did not respond within ${patience} ms`)
    }
  })

/** Null when the client has to retry. */
async function ask(url: string, { method, path, headers, body }: TransportRequest, tally: Tally) {
  try {
    const response = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(40_000),
    })
    const { status } = response
    const read: unknown = await response.json()
    tally.statuses.set(status, (tally.statuses.get(status) ?? 0) + 1)
    const comesBack = COME_BACK.has(status) && response.headers.has('retry-after')
    if (status >= 500 && !comesBack) tally.faults.push(`${path} ${status} ${JSON.stringify(read)}`)
    return comesBack || status >= 500 ? null : { body: read }
  } catch {
    tally.broken += 1
    return null
  }
}
