import { LIVE_EVENTS } from '@little-dunes/domain/contract/live/live-events'
import { useSignInGate } from '#platform/sign-in-gate'

/** Milliseconds until the next try after a refused stream. */
const AGAIN_AFTER = 15_000

/** Milliseconds within which several changes are reported once. */
const TOGETHER = 300

const CHANNEL = 'staff-events'

type Follower = () => void

type News = 'order' | 'work'

/** Followers, and whether they follow only orders. */
const followers = new Map<Follower, { ordersOnly: boolean }>()
let timer: ReturnType<typeof setTimeout> | undefined
let hasOrderNews = false

function tellFollowers(news: News): void {
  if (news === 'order') hasOrderNews = true
  if (timer !== undefined) return
  timer = setTimeout(() => {
    const notified = [...followers].filter(([, { ordersOnly }]) => hasOrderNews || !ordersOnly)
    timer = undefined
    hasOrderNews = false
    if (background.signal.aborted) return
    for (const [follower] of notified) follower()
  }, TOGETHER)
}

let background = new AbortController()

/** Signal for requests that no screen waits for. */
export const backgroundSignal = (): AbortSignal => background.signal

/** Aborts background requests, which the server would refuse after a sign-out. Returns a function that allows them again. */
export function stopBackground(): () => void {
  background.abort()
  return () => {
    background = new AbortController()
  }
}

/** Follows the server until the session ends or the signal aborts; resolves when it should try again. */
function followServer(onChange: (news: News) => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(LIVE_EVENTS.path)
    const end = () => {
      source.close()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    source.addEventListener('order', () => onChange('order'))
    source.addEventListener('missed', () => onChange('order'))
    source.addEventListener('work', () => onChange('work'))
    source.addEventListener('ended', () => {
      onChange('order')
      end()
    })
    // The browser reopens a broken connection, but not a refused one.
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end())
  })
}

/** While signed out, there is nothing to request. */
const pause = () =>
  new Promise<void>((resolve) => {
    const ready = () => !useSignInGate.getState().closed
    const wait = () => setTimeout(() => (ready() ? resolve() : wait()), AGAIN_AFTER)
    wait()
  })

async function keepFollowing(onChange: (news: News) => void, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await followServer(onChange, signal)
    if (!signal.aborted) await pause()
  }
}

/**
 * Opens the one stream of this browser: the tab with the lock follows the server and informs the others, because
 * browsers allow six connections per host (RFC 9112, 9.4). Without locks, as over plain HTTP, each tab has a separate
 * stream.
 */
function open(signal: AbortSignal): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.addEventListener('message', ({ data }: MessageEvent<News>) => tellFollowers(data))
  signal.addEventListener('abort', () => channel.close(), { once: true })
  const onChange = (news: News) => {
    channel.postMessage(news)
    tellFollowers(news)
  }
  const follow = () => keepFollowing(onChange, signal)
  if (!('locks' in navigator)) {
    follow()
    return
  }
  navigator.locks.request(CHANNEL, { signal }, follow).catch((error: DOMException) => {
    if (error.name !== 'AbortError') throw error
  })
}

/** Milliseconds for which the stream stays open, because the next screen usually follows too. */
const CLOSES_AFTER = 5_000

let closing: AbortController | undefined

function closeUnused(): void {
  if (followers.size > 0) return
  closing?.abort()
  closing = undefined
}

function follow(follower: Follower, ordersOnly: boolean): () => void {
  followers.set(follower, { ordersOnly })
  if (!closing) {
    closing = new AbortController()
    open(closing.signal)
  }
  return () => {
    followers.delete(follower)
    setTimeout(closeUnused, CLOSES_AFTER)
  }
}

/** Calls `follower` shortly after an order was placed or changed anywhere; returns a function that stops it. */
export const followOrders = (follower: Follower): (() => void) => follow(follower, true)

/** The same for all work: orders, returns, messages, failures. */
export const followWork = (follower: Follower): (() => void) => follow(follower, false)
