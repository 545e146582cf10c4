import type { ServerResponse } from 'node:http'
import type { LiveEventName } from '@little-dunes/domain/contract/live/live-events'
import type { OrderChangeFeed } from '#live/order-change-feed'

/** Milliseconds. Announcements in this time are sent together, each order once. */
const TOGETHER = 200

/** Milliseconds between empty lines, because proxies close idle connections. */
const HEARTBEAT = 15_000

/** More orders than this become one `missed` event. */
const MAX_IDS = 100

const HEADERS = {
  'content-type': 'text/event-stream; charset=utf-8',
  'cache-control': 'no-store',
  // Disables buffering in proxies.
  'x-accel-buffering': 'no',
}

const eventText = (name: LiveEventName, data = ''): string => `event: ${name}\ndata: ${data}\n\n`

interface Stream {
  response: ServerResponse
  /** Checked before each message, for example because the session may have ended. */
  isAllowed(): Promise<boolean>
  onEnd(): void
}

/** Sends order changes until the browser disconnects, the session ends, or the returned function is called. */
export function startEventStream(news: OrderChangeFeed, { response, isAllowed, onEnd }: Stream): () => void {
  const changed = new Set<string>()
  let isMissed = false
  let hasWork = false
  let timer: NodeJS.Timeout | undefined

  const unfollow = news.follow({
    changed(orderId) {
      changed.add(orderId)
      plan()
    },
    missed() {
      isMissed = true
      plan()
    },
    work() {
      hasWork = true
      plan()
    },
  })
  const heartbeat = setInterval(() => send(() => ':\n\n'), HEARTBEAT)
  response.writeHead(200, HEADERS)
  response.write('retry: 2000\n\n')
  response.once('close', stop)

  function plan() {
    timer ??= setTimeout(() => {
      timer = undefined
      send(takeEvents)
    }, TOGETHER)
  }

  function takeEvents(): string {
    const ids = [...changed]
    const isTooMany = isMissed || ids.length > MAX_IDS
    const work = hasWork ? eventText('work') : ''
    changed.clear()
    isMissed = false
    hasWork = false
    return isTooMany ? eventText('missed') : ids.map((id) => eventText('order', id)).join('') + work
  }

  /** Disconnects a browser that does not read. It reconnects and reloads. */
  function send(text: () => string) {
    isAllowed()
      .then((allowed) => {
        if (response.destroyed || response.writableEnded) return
        if (!allowed) return response.end(eventText('ended'))
        if (!response.write(text())) response.destroy()
      })
      .catch(() => response.destroy())
  }

  function stop() {
    clearInterval(heartbeat)
    clearTimeout(timer)
    unfollow()
    onEnd()
  }

  return () => response.end()
}
