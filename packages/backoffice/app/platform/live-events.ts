import { LIVE_EVENTS } from '@little-dunes/domain/contract/staff/live-events'
import { useSignInGate } from '#platform/sign-in-gate'

/** After a stream that was refused. */
const AGAIN_AFTER = 15_000

/** Several changes within so many milliseconds are told once. */
const TOGETHER = 300

const CHANNEL = 'staff-events'

type Follower = () => void

const followers = new Set<Follower>()
let timer: ReturnType<typeof setTimeout> | undefined

function tellFollowers(): void {
  if (timer !== undefined) return
  timer = setTimeout(() => {
    timer = undefined
    for (const follower of followers) follower()
  }, TOGETHER)
}

/** Follows the server until the session ends or the signal comes; answers when it should be tried again. */
function followServer(onChange: () => void, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const source = new EventSource(LIVE_EVENTS.path)
    const end = () => {
      source.close()
      resolve()
    }
    signal.addEventListener('abort', end, { once: true })
    source.addEventListener('order', onChange)
    source.addEventListener('missed', onChange)
    source.addEventListener('ended', () => {
      onChange()
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

async function keepFollowing(onChange: () => void, signal: AbortSignal): Promise<void> {
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
  channel.addEventListener('message', tellFollowers)
  signal.addEventListener('abort', () => channel.close(), { once: true })
  const onChange = () => {
    channel.postMessage('changed')
    tellFollowers()
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

/** Calls `follower` a moment after an order was placed or changed, wherever that was; answers how to stop. */
export function followOrders(follower: Follower): () => void {
  followers.add(follower)
  if (!closing) {
    closing = new AbortController()
    open(closing.signal)
  }
  return () => {
    followers.delete(follower)
    setTimeout(closeUnused, CLOSES_AFTER)
  }
}
