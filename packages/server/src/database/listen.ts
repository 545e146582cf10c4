import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'

export type Listener = {
  onMessage: (payload: string) => void
  /** Called on every connection; earlier notifications are lost. */
  onReady: () => void
  /** Called when the connection is lost: do not trust anything based on notifications until `onReady`. */
  onLost: (error: Error) => void
}

const heartbeat = 10_000

/** Receives every NOTIFY on `channel` and reconnects automatically until closed. */
export function listen(url: string, channel: string, listener: Listener): { close: () => Promise<void> } {
  const closing = new AbortController()
  const ended = keepListening(url, channel, listener, closing.signal)
  return {
    close: () => {
      closing.abort()
      return ended
    },
  }
}

async function keepListening(url: string, channel: string, listener: Listener, closing: AbortSignal) {
  for (let pause = 100; !closing.aborted; pause = Math.min(pause * 2, 3_000)) {
    try {
      await listenOnce(
        url,
        channel,
        {
          ...listener,
          onReady: () => {
            pause = 50
            listener.onReady()
          },
        },
        closing,
      )
    } catch (error) {
      listener.onLost(error as Error)
      await delay(pause, undefined, { signal: closing }).catch(() => undefined)
    }
  }
}

/** Resolves when closed, throws when the connection is lost. */
async function listenOnce(url: string, channel: string, listener: Listener, closing: AbortSignal) {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'little-dunes listener',
    keepAlive: true,
    connectionTimeoutMillis: 5_000,
    query_timeout: 5_000,
  })
  const lost = new Promise<never>((_, reject) => {
    client.on('error', reject)
    client.on('end', () => reject(new Error('The connection to the database ended.')))
  })
  lost.catch(() => undefined)
  client.on('notification', (message) => listener.onMessage(message.payload ?? ''))
  try {
    await client.connect()
    await client.query(`LISTEN ${client.escapeIdentifier(channel)}`)
    listener.onReady()
    await Promise.race([lost, beat(client, closing)])
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Detects silently dead connections by regular queries. */
async function beat(client: pg.Client, closing: AbortSignal) {
  while (!closing.aborted) {
    await delay(heartbeat, undefined, { signal: closing, ref: false }).catch(() => undefined)
    if (!closing.aborted) await client.query('SELECT 1')
  }
}
