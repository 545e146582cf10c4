import { FILE_TYPE } from '@little-dunes/domain/contract/call'
import { type Client, createClient, type TransportRequest } from '@little-dunes/domain/contract/client'
import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify'
import { createPasswordHasher } from '#accounts/password'
import { buildServer } from '#build-server'
import type { DatabaseConnection } from '#database/database'
import type { ServerOptions } from '#modules/server-options'
import type { Database, Shop } from '#shop'
import { assertAuditLogNames } from '#testing/audit-log/assert-audit-log-names'
import { countingIds } from '#testing/counting-ids'
import { type FreshDatabaseOptions, freshDatabase } from '#testing/fresh-database'
import { type MovableClock, movableClock } from '#testing/movable-clock'

/** A whole server on a fresh database, called without a network. */
export interface TestShop {
  server: FastifyInstance
  shop: Shop
  db: Database
  clock: MovableClock
  call: Client
  /** A raw request, for input that the typed client cannot send. */
  request(options: InjectOptions): Promise<LightMyRequestResponse>
  /** Starts a second server of the shop on the same database; closed with the shop. */
  anotherServer(
    options?: Partial<ServerOptions>,
  ): Promise<Pick<TestShop, 'server' | 'shop' | 'call' | 'request'>>
  database: DatabaseConnection
  /** Fails for log entries that no call declares (`audit`), and for fields without a label (`audit-log-fields.ts`). */
  close(): Promise<void>
}

const transportInto = (server: FastifyInstance) => async (request: TransportRequest) => {
  const { method, path, headers, body, file } = request
  const options: InjectOptions = { method, url: path, headers }
  if (body !== undefined) options.payload = body as object
  if (file instanceof Uint8Array) {
    options.payload = Buffer.from(file)
    headers['content-type'] = FILE_TYPE
  }
  const response = await server.inject(options)
  return response.json() as unknown
}

export const createApiClient = (server: FastifyInstance) => ({
  server,
  shop: server.shop,
  call: createClient(transportInto(server)),
  request: (options: InjectOptions) => server.inject(options),
})

/** The lowest cost that Argon2 allows; a shop that needs the real cost passes its hasher. */
const cheapHasher = () => createPasswordHasher({ memoryCost: 8, timeCost: 1, parallelism: 1 })

/** Starts a shop for one test or file. By default it has no rate limits, hashes cheaply and serves no pages. */
export async function startTestShop(
  options: Partial<ServerOptions> & FreshDatabaseOptions = {},
): Promise<TestShop> {
  const database = await freshDatabase(options)
  const clock = movableClock()
  const servers: FastifyInstance[] = []
  const start = async (overrides: Partial<ServerOptions>) => {
    const newId = countingIds(servers.length)
    const server = await buildServer({
      database,
      now: clock.now,
      newId,
      storefront: null,
      backoffice: null,
      passwords: cheapHasher(),
      ...options,
      ...overrides,
    })
    servers.push(server)
    await server.ready()
    return server
  }
  return {
    ...createApiClient(await start({})),
    db: database.db,
    clock,
    database,
    anotherServer: async (overrides = {}) => createApiClient(await start(overrides)),
    close: async () => {
      for (const server of servers) await server.close()
      await assertAuditLogNames(database.db).finally(() => database.close())
    },
  }
}
