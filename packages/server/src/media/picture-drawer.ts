import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import type { Shop } from '#shop'

const SCRIPT = fileURLToPath(new URL('./draw-pictures-process.ts', import.meta.url))

/** Pictures beyond this are requested again by their next visitor. */
const MAX_WAITING = 500

/** Draws pictures on their first request: in the background, one at a time, at the lowest priority. */
export interface PictureDrawer {
  /** Settles once the picture is drawn or has failed. */
  draw(address: string): Promise<void>
  close(): Promise<void>
}

interface Run {
  child: ChildProcess
  waiting: Map<string, PromiseWithResolvers<void>>
  ended: Promise<unknown>
}

function begin(dataFolder: string): Run {
  const child = spawn(process.execPath, [SCRIPT, dataFolder], { stdio: 'pipe' })
  if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW)
  // A process that could not read its input reports the reason when it ends.
  child.stdin.on('error', () => undefined)
  return { child, waiting: new Map(), ended: once(child, 'close').catch(() => undefined) }
}

/** The process runs only while there are pictures to draw. */
export function createPictureDrawer(shop: Pick<Shop, 'log'>, dataFolder: string): PictureDrawer {
  const runs = new Set<Run>()
  let open: Run | undefined
  let closing = false

  /** After the last picture of a run its process ends. */
  function endIfDone(run: Run): void {
    if (run.waiting.size > 0) return
    if (open === run) open = undefined
    run.child.stdin?.end()
  }

  function start(): Run {
    const run = begin(dataFolder)
    const { child, waiting, ended } = run
    runs.add(run)
    if (child.stdout)
      createInterface({ input: child.stdout }).on('line', (address) => {
        waiting.get(address)?.resolve()
        waiting.delete(address)
        endIfDone(run)
      })
    let complaint = ''
    child.stderr?.on('data', (text: Buffer) => {
      complaint = (complaint + text.toString()).slice(-2000)
    })
    void ended.then(() => {
      runs.delete(run)
      if (open === run) open = undefined
      if (child.exitCode !== 0 && !closing) shop.log.error({ complaint }, 'An image could not be resized')
      for (const { resolve } of waiting.values()) resolve()
    })
    return run
  }

  return {
    async draw(address) {
      if (closing) return
      open ??= start()
      const { child, waiting } = open
      const known = waiting.get(address)
      if (known) return known.promise
      if (waiting.size >= MAX_WAITING) return
      const drawn = Promise.withResolvers<void>()
      waiting.set(address, drawn)
      child.stdin?.write(`${address}\n`)
      return drawn.promise
    },
    async close() {
      closing = true
      for (const { child } of runs) child.kill('SIGKILL')
      await Promise.all([...runs].map(({ ended }) => ended))
    },
  }
}
