import { LIVE_EVENTS } from '@little-dunes/domain/contract/live/live-events'
import { useSignInGate } from '#platform/sign-in-gate'

/** After a stream that was refused. */
const AGAIN_AFTER = 15_000

/** Several changes within so many milliseconds are told once. */
const TOGETHER = 300

const CHANNEL = 'staff-events'

type Follower = () => void

/** An order has changed, or something else that waits for the staff. */
type News = 'order' | 'work'

/** Each follower with whether it is told of orders alone. */
const followers = new Map<Follower, { ordersOnly: boolean }>()
let timer: ReturnType<typeof setTimeout> | undefined
let toldOrders = false

function tellFollowers(news: News): void {
  if (news === 'order') toldOrders = true
  if (timer !== undefined) return
  timer = setTimeout(() => {
    const told = [...followers].filter(([, { ordersOnly }]) => toldOrders || !ordersOnly)
    timer = undefined
    toldOrders = false
    for (const [follower] of told) follower()
  }, TOGETHER)
}

/** For whoever has signed out: what followers ask for would be refused. */
export const unfollowAll = (): void => followers.clear()

/** Follows the server until the session ends or the signal comes; answers when it should be tried again. */
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
    // A line that broke is opened again by the browser, a refused one is not.
    source.addEventListener('error', () => source.readyState === EventSource.CLOSED && end())
  })
}

/** While somebody has to sign in there is nothing to ask for. */
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
 * Opens the one stream of this browser: the tab that has the lock follows the server and tells the others, since a
 * browser has six connections to a host (RFC 9112, 9.4). Without locks, as on a plain address, each tab has its own.
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

/** The next screen follows too, as a rule: the stream stays open so long for it. */
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

/** Calls `follower` a moment after an order was placed or changed, wherever that was; answers how to stop. */
export const followOrders = (follower: Follower): (() => void) => follow(follower, true)

/** The same for whatever waits for the staff: orders, returns, messages, what failed. */
export const followWork = (follower: Follower): (() => void) => follow(follower, false)
