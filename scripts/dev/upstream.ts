import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'

/** A process behind the address of `npm run dev`. */
export interface Upstream {
  readonly port: number
  readonly starts: number
  /** Resolves once it answers, after all pending restarts. @throws StartFailed until its next start */
  ready(): Promise<void>
  restart(): void
  send(message: object): void
  /** Resolves when the process has ended. */
  stop(): Promise<void>
}

/** The process ended before it answered; the message is its output. */
export class StartFailed extends Error {}

const MAX_PRINTED = 20_000

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, '127.0.0.1')
  try {
    await once(socket, 'connect')
    return true
  } catch {
    return false
  } finally {
    socket.destroy()
  }
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null

async function end(child: ChildProcess | undefined): Promise<void> {
  if (!child || hasEnded(child)) return
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
}

/** @param start starts the process, with a pipe for its errors */
export function createUpstream(port: number, start: () => ChildProcess): Upstream {
  let child: ChildProcess | undefined
  let ready: Promise<void> | undefined
  let starts = 0
  let isEnding = false

  async function run(): Promise<void> {
    starts += 1
    const startNumber = starts
    const isLatest = () => startNumber === starts && !isEnding
    await end(child)
    if (!isLatest()) return
    let printed = ''
    const started = start()
    child = started
    started.stderr?.on('data', (text) => {
      printed = (printed + text).slice(-MAX_PRINTED)
    })
    // Later requests get the reason of its end.
    started.once('close', () => {
      if (isLatest())
        begin(Promise.reject(new StartFailed(printed || 'The process exited without an error message.')))
    })
    while (!(await answers(port))) {
      if (hasEnded(started)) throw new StartFailed(printed)
      await delay(30)
    }
  }

  function begin(running = run()): Promise<void> {
    ready = running
    running.catch(() => undefined)
    return running
  }

  return {
    port,
    get starts() {
      return starts
    },
    async ready() {
      for (;;) {
        const awaited = ready ?? begin()
        const [result] = await Promise.allSettled([awaited])
        // It may have been restarted meanwhile.
        if (awaited !== ready) continue
        if (result.status === 'rejected') throw result.reason
        return
      }
    },
    restart: () => void begin(),
    send: (message) => void (child?.connected && child.send(message)),
    async stop() {
      isEnding = true
      await end(child)
    },
  }
}
