import { randomBytes } from 'node:crypto'
import { Store } from '#state/store'

export interface SandboxSettings {
  secretKey: string
  publishableKey: string
  webhookUrl: string | undefined
  webhookSecret: string
  stateFile: string | undefined
}

/** Ids of the current API request, for its events. */
export interface RequestIds {
  id: string | null
  idempotency_key: string | null
}

/** How new refunds proceed. */
export interface RefundMode {
  ends: 'succeeded' | 'failed'
  /** Milliseconds in the pending state. 0 for none. */
  afterMs: number
}

export interface Sandbox {
  settings: SandboxSettings
  store: Store
  /** Address for browsers, without a trailing slash. */
  publicUrl: string
  request: RequestIds
  /** Events of the current work. */
  emitted: string[]
  refundMode: RefundMode
  /** Milliseconds of the sandbox's clock, which tests may advance. */
  now(): number
  newId(prefix: string): string
}

const month = 30 * 24 * 3_600_000

export function createSandbox(settings: SandboxSettings): Sandbox {
  const store = new Store(settings.stateFile, forgetOld)
  return {
    settings,
    store,
    publicUrl: '',
    request: { id: null, idempotency_key: null },
    emitted: [],
    refundMode: { ends: 'succeeded', afterMs: 0 },
    now: () => readClock(store),
    newId: (prefix) => `${prefix}_${letters(24)}`,
  }
}

export const toSeconds = (milliseconds: number) => Math.floor(milliseconds / 1000)

const readClock = (store: Store) => Date.now() + (store.get('numbers', 'clock_ahead') ?? 0)

/** Stripe keeps events for 30 days and idempotent answers for one. */
function forgetOld(store: Store) {
  const now = readClock(store)
  for (const [id, { at }] of store.entries('answers')) if (now - at > month / 30) store.remove('answers', id)
  for (const { id, created } of store.all('events')) {
    if (now - created * 1000 > month && !store.get('deliveries', id)) store.remove('events', id)
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function letters(count: number) {
  return [...randomBytes(count)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
