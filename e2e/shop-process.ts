import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { type Sandbox, sandboxOf } from './sandbox.ts'

const run = promisify(execFile)

export interface RunningShop {
  url: string
  /** What `npm run import` does with a file of this content, beside the running shop. */
  importProducts(csv: string): Promise<void>
  /** Who stands in for the card provider; it runs as long as the shop. */
  sandbox: Sandbox
  stop(): Promise<void>
  /** As a power cut would. */
  kill(): Promise<void>
}

/**
 * The server alone leaves out the look for stale pages, which the first start of a run has had. The last is the shop in
 * the language of the journeys.
 */
export type Entry = 'scripts/start.ts' | 'packages/server/src/main.ts' | 'scripts/pseudo-shop.ts'

/** The address that the shop prints once it is open. */
async function addressOf(child: ChildProcess, printed: () => string): Promise<string> {
  for (let tries = 0; tries < 2400; tries++) {
    if (child.exitCode !== null) throw new Error(`The shop ended with ${child.exitCode}:\n${printed()}`)
    const port = /is open at \S+:(\d+)/.exec(printed())?.[1]
    if (port) return `http://127.0.0.1:${port}`
    await delay(50)
  }
  throw new Error(`The shop did not open:\n${printed()}`)
}

/** The shop hears of what another process has written a moment later. */
async function untilItDiffers(list: () => Promise<string>, before: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    if ((await list()) !== before) return
    await delay(50)
  }
  throw new Error('The import changed nothing that the shop has heard of')
}

/** Starts a shop on a data folder and a port that the system chooses; `own` are settings of its own. */
export async function startShop(
  dataFolder: string,
  entry: Entry = 'scripts/start.ts',
  own: Record<string, string> = {},
): Promise<RunningShop> {
  const env = {
    ...process.env,
    DATA_DIR: dataFolder,
    PORT: '0',
    LOG_LEVEL: 'warn',
    PICTURE_JOB: 'off',
    DATABASE_URL: '',
    PAYMENTS: 'test',
    // A copied data folder brings the port of its original, which may be running.
    TEST_PAYMENTS_PORT: '0',
    // Starting costs a journey more than shopping does; what was compiled once is read again.
    NODE_COMPILE_CACHE: join(dataFolder, '..', 'compiled'),
    ...own,
  }
  const child = spawn(process.execPath, ['scripts/require-node.mjs', entry], {
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const keep = (chunk: Buffer) => {
    output += chunk.toString()
  }
  child.stdout?.on('data', keep)
  child.stderr?.on('data', keep)
  const url = await addressOf(child, () => output)
  const list = async () => (await fetch(`${url}/api/product/list`)).text()
  const end = async (signal: 'SIGTERM' | 'SIGKILL') => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.kill(signal)
    await once(child, 'exit')
  }
  return {
    url,
    sandbox: await sandboxOf(dataFolder),
    async importProducts(csv) {
      const file = join(dataFolder, 'products.csv')
      await writeFile(file, csv)
      const before = await list()
      const command = ['scripts/require-node.mjs', 'scripts/import.ts', file]
      await run(process.execPath, command, { env }).catch((failure) => {
        throw new Error(`The import failed:\n${failure.stdout}${failure.stderr}`)
      })
      await untilItDiffers(list, before)
    },
    stop: () => end('SIGTERM'),
    kill: () => end('SIGKILL'),
  }
}
