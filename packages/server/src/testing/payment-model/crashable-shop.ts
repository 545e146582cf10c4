import { type Client, createClient } from '@little-dunes/domain/contract/client'
import type { FastifyInstance } from 'fastify'
import { buildServer } from '#build-server'
import { openDatabase } from '#database/database'
import type { Failpoint } from '#payments/failpoints'
import type { PaymentProvider } from '#payments/provider'
import type { Shop } from '#shop'
import { breakableConnection } from '#testing/breakable-connection'

/** Server that can stop at any step, as in a power cut, and start again. */
export interface CrashableShop {
  server(): FastifyInstance
  shop(): Shop
  call: Client
  /** Stops the server at this step; null cancels that. */
  crashAt(step: Failpoint | null): void
  isCrashed(): boolean
  restart(): Promise<void>
  close(): Promise<void>
}

/** Stops all code that a dead process would not have run. */
class Ended extends Error {}

interface Running {
  server: FastifyInstance
  /** Cuts the process off from the database and the provider. */
  end(): void
  close(): Promise<void>
}

export interface CrashableOptions {
  databaseUrl: string
  provider: () => PaymentProvider
  now: () => Date
}

export async function startCrashableShop(options: CrashableOptions): Promise<CrashableShop> {
  let crashStep: Failpoint | null = null
  let crashed = false
  const gone: Promise<void>[] = []
  const onFailpoint = (step: Failpoint, end: () => void) => {
    if (step !== crashStep) return
    crashed = true
    end()
    throw new Ended(step)
  }
  let running = await start(options, onFailpoint)
  return {
    server: () => running.server,
    shop: () => running.server.shop,
    call: createClient(async ({ method, path, headers, body }) => {
      const payload = body === undefined ? {} : { payload: body as object }
      const answer = await running.server.inject({ method, url: path, headers, ...payload })
      return answer.json() as unknown
    }),
    crashAt: (step) => {
      crashStep = step
    },
    isCrashed: () => crashed,
    async restart() {
      running.end()
      gone.push(running.close())
      crashStep = null
      crashed = false
      running = await start(options, onFailpoint)
    },
    async close() {
      await running.close()
      await Promise.all(gone)
    },
  }
}

async function start(
  { databaseUrl, provider, now }: CrashableOptions,
  onFailpoint: (step: Failpoint, end: () => void) => void,
): Promise<Running> {
  const line = await breakableConnection(databaseUrl)
  const database = openDatabase(line.url, { poolSize: 6 })
  let ended = false
  const end = () => {
    ended = true
    line.cut()
  }
  const server = await buildServer({
    database,
    now,
    storefront: null,
    payments: endingWith(provider, () => ended),
    onFailpoint: (step) => {
      if (ended) throw new Ended(step)
      onFailpoint(step, end)
    },
  })
  await server.ready()
  const close = async () => {
    await server.close()
    await database.close()
    await line.close()
  }
  return { server, end, close }
}

/** The current provider; calls of a stopped process throw. */
function endingWith(provider: () => PaymentProvider, hasEnded: () => boolean): PaymentProvider {
  return new Proxy(provider(), {
    get(_, name: keyof PaymentProvider) {
      if (hasEnded()) throw new Ended(name)
      return provider()[name]
    },
  })
}
