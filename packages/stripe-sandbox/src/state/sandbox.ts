import { randomBytes } from 'node:crypto'
import { Store } from '#state/store'

export interface SandboxSettings {
  secretKey: string
  publishableKey: string
  webhookUrl: string | undefined
  webhookSecret: string
  stateFile: string | undefined
}

/** The API request that is being worked on, as events name it. */
export interface RequestIds {
  id: string | null
  idempotency_key: string | null
}

/** How refunds go that are made from now on. */
export interface RefundMode {
  ends: 'succeeded' | 'failed'
  /** How long they are pending first; 0 for not at all. */
  afterMs: number
}

/** All that an operation may touch. */
export interface Sandbox {
  settings: SandboxSettings
  store: Store
  /** How browsers reach it, without a slash at the end. */
  publicUrl: string
  request: RequestIds
  /** Events of the work that is being done. */
  emitted: string[]
  refundMode: RefundMode
  /** Milliseconds of the sandbox's own clock, which tests may put forward. */
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
    now: () => clockOf(store),
    newId: (prefix) => `${prefix}_${letters(24)}`,
  }
}

export const secondsOf = (milliseconds: number) => Math.floor(milliseconds / 1000)

const clockOf = (store: Store) => Date.now() + (store.get('numbers', 'clock_ahead') ?? 0)

/** Stripe keeps events for 30 days and answers for one. */
function forgetOld(store: Store) {
  const now = clockOf(store)
  for (const [id, { at }] of store.entries('answers')) if (now - at > month / 30) store.remove('answers', id)
  for (const { id, created } of store.all('events')) {
    if (now - created * 1000 > month && !store.get('deliveries', id)) store.remove('events', id)
  }
}

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

function letters(count: number) {
  return [...randomBytes(count)].map((byte) => alphabet[byte % alphabet.length]).join('')
}
