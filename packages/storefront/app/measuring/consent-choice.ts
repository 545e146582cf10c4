import { DAY } from '@little-dunes/domain/durations'
import { localStore, readJson } from '#platform/browser-storage'

/** Ids of the analytics providers that the shop has set. */
export interface Measuring {
  google?: string | undefined
  meta?: string | undefined
}

/** A visitor's answer, with the version of the question and the time. */
export interface ConsentChoice {
  answer: 'agreed' | 'declined'
  /** ISO 8601. */
  at: string
  version: string
}

const KEY = 'measuringChoice'
/** Tells the server to allow the hosts of the analytics providers (`measuring-policy.ts`). */
const COOKIE = 'measuring'
/** Milliseconds. */
const HALF_A_YEAR = 180 * DAY
/** Increase it when the text of the question changes. */
const QUESTION = 1
/** Cookies of Google's tag and Meta's pixel. */
const FOREIGN = /^(_ga|_gid|_gcl|_gat|_fbp|_fbc)/

/** Version of the question: visitors who answered another version are asked again. */
export const questionVersion = ({ google, meta }: Measuring): string =>
  [QUESTION, ...(google ? ['google'] : []), ...(meta ? ['meta'] : [])].join('-')

/** The answer to this version, valid for half a year; null without one. */
export function readChoice(measuring: Measuring, now: Date): ConsentChoice | null {
  const stored = readJson(localStore, KEY) as Partial<ConsentChoice> | null
  const { answer, at, version } = stored ?? {}
  if (version !== questionVersion(measuring) || typeof at !== 'string') return null
  if (!(now.getTime() - Date.parse(at) < HALF_A_YEAR)) return null
  return answer === 'agreed' || answer === 'declined' ? { answer, at, version } : null
}

/**
 * Stores the answer with its time. Declining deletes the cookies of the providers. A browser without the Cookie Store
 * API stores the answer and is not measured.
 */
export async function writeChoice(
  measuring: Measuring,
  answer: ConsentChoice['answer'],
  now: Date,
): Promise<void> {
  const choice: ConsentChoice = { answer, at: now.toISOString(), version: questionVersion(measuring) }
  localStore.set(KEY, JSON.stringify(choice))
  if (!('cookieStore' in window)) return
  if (answer === 'declined') return forgetCookies()
  const expires = now.getTime() + HALF_A_YEAR
  await cookieStore.set({ name: COOKIE, value: 'agreed', expires, sameSite: 'lax' })
}

/** Deletes the cookies on this host and on each parent domain, where tags set theirs. */
async function forgetCookies(): Promise<void> {
  const names = (await cookieStore.getAll()).flatMap(({ name }) => name ?? [])
  const parts = window.location.hostname.split('.')
  const above = parts.slice(0, -1).map((_, place) => parts.slice(place).join('.'))
  for (const name of names.filter((one) => one === COOKIE || FOREIGN.test(one))) {
    await cookieStore.delete({ name })
    // Browsers reject domains that do not belong to the page.
    for (const domain of above) await cookieStore.delete({ name, domain }).catch(() => undefined)
  }
}
