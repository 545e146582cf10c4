import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { type Client, createClient, type TransportRequest } from '@little-dunes/domain/contract/client'
import type { Failpoint } from '#payments/failpoints'
import type { TestSandbox } from '#testing/a-sandbox'
import { SHOP_COMMAND } from '#testing/processes/shop-command'

const BUILD_SERVER = path.join(import.meta.dirname, '../../build-server.ts')
const PATIENCE = 300_000

/** The real shop as a process that is killed at each point of a list in turn, and restarted each time. */
export interface KillableShop {
  /** Repeats a call until it is answered, as customers do. */
  call: Client
  killed: Failpoint[]
  /** Rejects on forbidden behaviour, such as an exit without a kill. */
  failed: Promise<never>
  close(): Promise<void>
}

export interface KillableOptions {
  databaseUrl: string
  dataFolder: string
  /** Folder that `fillCompileCache` fills. */
  compileCache: string
  sandbox: TestSandbox
  port: number
  smtpUrl: string
  points: readonly Failpoint[]
  /** Called while nothing runs. */
  onKilled: (point: Failpoint) => Promise<void>
}

/** A killed process never stores its compile cache, so one that exits normally fills it for all. */
export async function fillCompileCache(compileCache: string): Promise<void> {
  const load = `await import(${JSON.stringify(pathToFileURL(BUILD_SERVER).href)}); process.exit()`
  const env = { PATH: process.env.PATH, NODE_COMPILE_CACHE: compileCache }
  await once(spawn(process.execPath, ['--input-type=module', '--eval', load], { env }), 'close')
}

export function startKillableShop(options: KillableOptions): KillableShop {
  const killed: Failpoint[] = []
  const closing = { now: false }
  const running: { child?: ChildProcess } = {}
  async function run() {
    while (!closing.now) {
      const point = options.points[killed.length]
      const child = spawnShop(options, point)
      running.child = child
      let printed = ''
      const keep = (text: Buffer) => {
        printed += text
      }
      child.stdout?.on('data', keep)
      child.stderr?.on('data', keep)
      const [code, signal] = await once(child, 'close')
      if (closing.now) return
      if (signal !== 'SIGKILL' || !point)
        throw new Error(`The shop exited with ${code ?? signal}:\n${printed}`)
      await options.onKilled(point)
      killed.push(point)
    }
  }
  const ran = run()
  const failed = ran.then(() => new Promise<never>(() => undefined))
  failed.catch(() => undefined)
  return {
    killed,
    failed,
    call: createClient((request) => Promise.race([untilAnswered(options.port, request), failed])),
    async close() {
      closing.now = true
      running.child?.kill('SIGTERM')
      await ran.catch(() => undefined)
    },
  }
}

function spawnShop(
  { databaseUrl, dataFolder, compileCache, sandbox, port, smtpUrl }: KillableOptions,
  point: Failpoint | undefined,
) {
  const { secretKey, publishableKey, webhookSecret } = sandbox.keys
  return spawn(process.execPath, SHOP_COMMAND, {
    cwd: dataFolder,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'test',
      LOG_LEVEL: 'error',
      NODE_COMPILE_CACHE: compileCache,
      PORT: String(port),
      DATA_DIR: dataFolder,
      DATABASE_URL: databaseUrl,
      SMTP_URL: smtpUrl,
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      PICTURE_JOB: 'off',
      RATE_LIMIT: 'off',
      STRIPE_SECRET_KEY: secretKey,
      STRIPE_PUBLISHABLE_KEY: publishableKey,
      STRIPE_WEBHOOK_SECRET: webhookSecret,
      STRIPE_API_URL: sandbox.url,
      CRASH_AT: point ?? '',
    },
  })
}

async function untilAnswered(port: number, { method, path: address, headers, body }: TransportRequest) {
  const sent = {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  }
  for (const end = Date.now() + PATIENCE; ; await delay(50)) {
    try {
      const answer = await fetch(`http://127.0.0.1:${port}${address}`, sent)
      return (await answer.json()) as unknown
    } catch (error) {
      if (Date.now() > end) throw error
    }
  }
}
