import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { StripeKeys } from '#payments/stripe/stripe-provider'

const SCRIPT = fileURLToPath(new URL('../../../../stripe-sandbox/src/main.ts', import.meta.url))

export interface SandboxProcessSettings {
  keys: StripeKeys
  port: number
  host: string
  /** Address for browsers, if it is not `localhost`. */
  publicUrl: string | undefined
  webhookUrl: string
  stateFile: string | undefined
}

export interface SandboxProcess {
  url: string
  /** Settles when the process has ended. */
  gone: Promise<unknown>
  /** Ends the process, unless it belongs to another shop. */
  end(): Promise<unknown>
}

/**
 * Starts the local Stripe test provider and waits until it listens. The provider stops when its standard input, a pipe,
 * closes. It is detached because Ctrl-C in the terminal must reach only the shop, whose last requests may still need
 * the provider.
 */
export function spawnSandbox(settings: SandboxProcessSettings): Promise<SandboxProcess> {
  const child = spawn(process.execPath, [SCRIPT], {
    env: buildEnvironment(settings),
    stdio: ['pipe', 'pipe', 'pipe'],
    detached: true,
    windowsHide: true,
  })
  child.stdin?.on('error', () => undefined)
  return new Promise((resolve, reject) => {
    let printed = ''
    let complaint = ''
    child.stderr?.on('data', (text) => {
      complaint = (complaint + String(text)).slice(-2000)
    })
    child.stdout?.on('data', (text) => {
      printed = (printed + String(text)).slice(-2000)
      const url = /listening at (http:\S+)\n/.exec(printed)?.[1]
      if (url) resolve({ url, ...trackExit(child) })
    })
    child.once('error', reject)
    child.once('exit', () =>
      reject(new Error(complaint.trim() || 'The process exited without an error message.')),
    )
  })
}

function trackExit(child: ChildProcess) {
  const gone = once(child, 'exit')
  const end = () => {
    child.kill('SIGTERM')
    return gone
  }
  return { gone, end }
}

/** Attaches to the provider that another shop runs on the same data, if there is one. */
export async function attachToSandbox(
  url: string,
  { secretKey }: StripeKeys,
): Promise<SandboxProcess | null> {
  const answers = async () => {
    const headers = { authorization: `Bearer ${secretKey}` }
    const asked = fetch(`${url}/v1/balance`, { headers, signal: AbortSignal.timeout(1_000) })
    return asked.then(({ ok }) => ok).catch(() => false)
  }
  if (!(await answers())) return null
  const ending = new AbortController()
  const gone = (async () => {
    while (!ending.signal.aborted && (await answers())) {
      await delay(500, undefined, { signal: ending.signal, ref: false }).catch(() => undefined)
    }
  })()
  const end = async () => ending.abort()
  return { url, gone, end }
}

/** Excludes the shop's environment, which contains secrets. */
function buildEnvironment({ keys, port, host, publicUrl, webhookUrl, stateFile }: SandboxProcessSettings) {
  return {
    PATH: process.env.PATH,
    NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
    PORT: String(port),
    HOST: host,
    SECRET_KEY: keys.secretKey,
    PUBLISHABLE_KEY: keys.publishableKey,
    WEBHOOK_SECRET: keys.webhookSecret,
    WEBHOOK_URL: webhookUrl,
    STATE_FILE: stateFile,
    PUBLIC_URL: publicUrl,
  }
}
