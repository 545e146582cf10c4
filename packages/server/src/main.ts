import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { MINUTE } from '@little-dunes/domain/durations'
import { type Config, readConfig } from '#config'
import { openShopDatabase } from '#database/open-shop-database'
import { connectPaymentProvider } from '#payments/connect-payment-provider'
import { readyBlock } from '#startup/ready-block'
import { releaseMemory } from '#startup/release-memory'
import { requireFreePort } from '#startup/require-free-port'
import { retry } from '#startup/retry'
import { SHOP_VERSION } from '#startup/shop-version'
import { isStartError } from '#startup/start-error'
import { withTimeout } from '#startup/with-timeout'
import { readTheme } from '#theme/read-theme'

/** Milliseconds. A statement ends within ten seconds. Stopping the database takes most of a minute at worst. */
const REQUESTS_END_WITHIN = 12_000
const CLOSES_WITHIN = 15_000
const DATABASE_CLOSES_WITHIN = MINUTE
const ENDS_WITHIN = 120_000

const NO_OWNER =
  'The back office has no owner yet. Create a one-time link: npx shop staff add EMAIL --role owner'

/** Closed at the end in reverse order. */
const closers: (() => Promise<unknown>)[] = []
let opening: Promise<unknown> = Promise.resolve()
let ending: Promise<never> | undefined
/** Aborted by the first signal. Ctrl-C also reaches child processes, such as the database. */
const stopRequest = new AbortController()

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => end(0))
process.on('uncaughtException', fail)
process.on('unhandledRejection', fail)

async function startShop() {
  if (existsSync('.env')) process.loadEnvFile('.env')
  const config = readConfig(process.env, process.cwd())
  // React reads this variable when it is loaded, and is several times slower without it.
  process.env.NODE_ENV ??= 'production'
  const theme = config.themeFolder ? await readTheme(config.themeFolder, say) : null
  const port = await requireFreePort(config.port, config.host)
  // In parallel with the start of the database, which takes longer.
  const paying = open(() => connectPaymentProvider({ ...config, port }, say))
  paying.catch(() => undefined)
  const starting = open(
    () => openShopDatabase(config, { log: say, onLost: fail, ending: stopRequest.signal }),
    DATABASE_CLOSES_WITHIN,
  )
  starting.catch(() => undefined)
  const { buildShopServer, seedDemo, hasOwner, inviteFirstOwner, invitationLink } = await readProgram()
  const database = await starting
  const { provider } = await paying.catch(withoutCards)
  const localUrl = `http://localhost:${port}`
  const server = await open(() => buildShopServer(config, { database, payments: provider, localUrl, theme }))
  closers.push(async () => {
    // A connection with a request in flight at shutdown would stay open for the next one.
    setInterval(() => server.server.closeIdleConnections(), 100).unref()
    // A client that does not read its response would keep the shop open.
    setTimeout(() => server.server.closeAllConnections(), REQUESTS_END_WITHIN).unref()
  })
  if (config.demo) await seedDemo(server.shop, showProgress)
  await server.listen({ port, host: config.host })
  const address = getAddress(config, server.addresses().map(getPort)[0])
  const origin = config.publicUrl ?? address
  const home = database.home?.startsWith(config.dataFolder) === false ? database.home : null
  const hasTestCards = config.payments.kind === 'test' && provider !== null
  releaseMemory()
  if (config.isProduction && !process.stdout.isTTY) {
    say(`Little Dunes ${SHOP_VERSION} is listening at ${address}${home ? ` (data in ${home})` : ''}`)
    if (hasTestCards)
      say('Test payments are on. No real money is charged. Pay with the test card 4242 4242 4242 4242.')
    // Logs are kept, and a link in them would let their readers become the owner.
    if (!(await untilAnswered(() => hasOwner(database.db)))) say(NO_OWNER)
  } else {
    const token = await untilAnswered(() => inviteFirstOwner(database.db, new Date()))
    const ownerLink = token === null ? null : invitationLink(origin, token)
    say(readyBlock({ version: SHOP_VERSION, address, origin, ownerLink, hasTestCards, database: home }))
  }
  if (config.payments.kind === 'off') say('Card payments are off. See PAYMENTS in .env.example.')
  const wrong = config.payments.kind === 'test' ? null : await provider?.check()
  if (wrong) say(`Card payments won't work: ${wrong}`)
}

/** Most modules are loaded while the database starts in its own process. */
const readProgram = async () => ({
  ...(await import('#build-shop-server')),
  ...(await import('#demo/seed-demo')),
  ...(await import('#staff/members/first-owner')),
  ...(await import('#staff/members/invite')),
})

/** The shop is already open, so this retries while the database is unavailable. */
const untilAnswered = <Answer>(ask: () => Promise<Answer>): Promise<Answer> =>
  retry(ask, ({ message, cause }) =>
    // The message of a failed query is only the query.
    say(
      `Waiting for the database to check whether the shop has an owner: ${cause instanceof Error ? cause.message : message}`,
    ),
  )

function withoutCards(error: Error) {
  say(`Card payments are off because test payments could not start: ${error.message}`)
  return { provider: null }
}

/**
 * Opens a resource that must be closed at the end, even if the end comes during the opening. If closing takes too long,
 * the end continues without it, so the database is always stopped.
 */
async function open<Thing extends { close: () => unknown }>(
  start: () => Promise<Thing>,
  closesWithin = CLOSES_WITHIN,
): Promise<Thing> {
  if (ending) return ending
  const started = start()
  opening = Promise.all([opening, started.catch(() => undefined)])
  const thing = await started
  closers.push(() =>
    withTimeout(
      closesWithin,
      Promise.try(() => thing.close()),
    ),
  )
  return thing
}

/** Requests in flight finish first, the database stops last. */
function end(code: number): Promise<never> {
  stopRequest.abort()
  ending ??= (async () => {
    setTimeout(() => process.exit(1), ENDS_WITHIN).unref()
    await opening
    // Resources that were being opened have now been added to `closers`.
    await new Promise(setImmediate)
    for (const close of closers.reverse()) await close().catch((error: unknown) => console.error(error))
    process.exit(code)
  })()
  return ending
}

function fail(error: unknown) {
  // At the end, interrupted work fails as expected.
  if (!ending) console.error(isStartError(error) ? error.message : error)
  return end(1)
}

function getAddress({ host, publicUrl, port }: Config, actual = port): string {
  if (publicUrl) return `${publicUrl} (port ${actual})`
  const everyone = ['127.0.0.1', '::1', '0.0.0.0', '::'].includes(host)
  return `http://${everyone ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${actual}`
}

const getPort = (address: string | AddressInfo) => (typeof address === 'string' ? undefined : address.port)

/** Silent at the end, when child processes may stop before the shop. */
function say(line: string) {
  if (!ending) console.log(line)
}

/** One line that counts up on a terminal. A log only gets the end. */
function showProgress(done: number, total: number) {
  const line = `Adding the demo products: ${done} of ${total}`
  if (process.stdout.isTTY) process.stdout.write(`\r${line}${done === total ? '\n' : ''}`)
  else if (done === total) say(line)
}

await startShop().catch(fail)
