import { setTimeout as delay } from 'node:timers/promises'
import type { PaymentProvider } from '#payments/provider'
import { createStripeProvider } from '#payments/stripe/stripe-provider'
import { attachToSandbox, type SandboxProcess, spawnSandbox } from '#payments/test/spawn-sandbox'
import { loadTestSettings, saveTestPort, type TestSettings } from '#payments/test/test-keys'
import { StartError } from '#startup/start-error'

export interface TestPaymentOptions {
  dataFolder: string
  host: string
  /** Port of the shop. */
  shopPort: number
  port: number | undefined
  url: string | undefined
  log: (line: string) => void
}

/** The local Stripe test provider (D-50). It runs as long as the shop. */
export interface TestPayments {
  provider: PaymentProvider
  close(): Promise<void>
}

/** Starts the provider with the stored keys and port, and restarts it if it exits. */
export async function startTestPayments(options: TestPaymentOptions): Promise<TestPayments> {
  const { dataFolder, log } = options
  const place = await loadTestSettings(dataFolder, toLocalHost(options.host))
  const running = await firstStart(place, options)
  const port = Number(new URL(running.url).port)
  if (port !== place.port) await saveTestPort(dataFolder, place, port)
  const publicUrl = options.url ?? `http://localhost:${port}`
  const keeper = keepRunning(running, () => attachOrSpawn(place, options, port), log)
  const provider = createStripeProvider({
    ...place.keys,
    apiUrl: running.url,
    scriptUrl: `${publicUrl}/endive/stripe.js`,
  })
  return { provider, close: keeper.close }
}

/**
 * All processes of a shop share one provider: one that already runs, or that another process started first. If another
 * program now uses the stored port, the provider gets a new one.
 */
async function firstStart(place: TestSettings, options: TestPaymentOptions): Promise<SandboxProcess> {
  const port = options.port ?? place.port
  try {
    return await attachOrSpawn(place, options, port)
  } catch (error) {
    if (options.port !== undefined)
      throw /EADDRINUSE/.test(String(error)) ? new StartError(portTaken(port)) : error
    return spawnSandbox(settingsFor(place, options, 0))
  }
}

const portTaken = (port: number): string =>
  `Port ${port} cannot be opened for test payments: another program is using it. Stop that program, choose another TEST_PAYMENTS_PORT, or set PAYMENTS=off.`

async function attachOrSpawn(place: TestSettings, options: TestPaymentOptions, port: number) {
  const attach = () => attachToSandbox(`http://${toLocalHost(options.host)}:${port}`, place.keys)
  return (
    (await attach()) ??
    spawnSandbox(settingsFor(place, options, port)).catch(async (error: Error) => {
      const quicker = await attach()
      if (!quicker) throw error
      return quicker
    })
  )
}

const settingsFor = (
  { keys, stateFile }: TestSettings,
  { host, shopPort, url }: TestPaymentOptions,
  port: number,
) => ({
  keys,
  stateFile,
  host,
  port,
  publicUrl: url,
  webhookUrl: `http://${toLocalHost(host)}:${shopPort}/api/stripe/webhook`,
})

/** Address at which this machine reaches a server that listens on `host`. */
function toLocalHost(host: string): string {
  if (['0.0.0.0', '::'].includes(host)) return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function keepRunning(
  first: SandboxProcess,
  again: () => Promise<SandboxProcess>,
  log: (line: string) => void,
) {
  const closing = new AbortController()
  let current: SandboxProcess | null = first

  async function watch() {
    for (let wait = 100; !closing.signal.aborted; wait = Math.min(wait * 2, 10_000)) {
      await current?.gone
      if (closing.signal.aborted) return
      const ended = current !== null
      current = null
      await delay(wait, undefined, { signal: closing.signal, ref: false }).catch(() => undefined)
      if (closing.signal.aborted) return
      // Logged after the pause: a signal to all processes, such as Ctrl-C, may arrive here later than there.
      if (ended) log('Test payments stopped and are restarting')
      current = await again().catch((error: Error) => {
        log(`Test payments could not start: ${error.message}`)
        return null
      })
      if (current) wait = 50
    }
  }

  const watching = watch()
  return {
    async close() {
      closing.abort()
      await current?.end()
      await watching
      // A restart may have been in progress when `close` was called.
      await current?.end()
    },
  }
}
