import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { v7 } from 'uuid'
import { accountRoutes } from '#accounts/account-routes'
import { findCaller } from '#accounts/find-caller'
import { loadProducts } from '#catalogue/load-products'
import { createApi } from '#platform/answer'
import type { DatabaseConnection } from '#platform/database'
import { handleErrors } from '#platform/error-handler'
import { readJsonBodies } from '#platform/read-json-bodies'
import type { Catalogue, Database, Shop } from '#platform/shop'
import { limitSignIn } from '#platform/sign-in-limits'

declare module 'fastify' {
  interface FastifyInstance {
    /** The shop that this server sells for. */
    shop: Shop
  }
}

export interface ServerOptions {
  database: DatabaseConnection
  /** Clock and ids; tests bring their own. */
  now?: () => Date
  newId?: () => string
  logger?: FastifyServerOptions['logger']
  /** Limits the attempts to sign in; off by default. */
  rateLimits?: boolean
}

const BODY_LIMIT = 256 * 1024

const asInDatabase = (db: Database): Catalogue => ({
  async snapshot() {
    const products = await loadProducts(db)
    return { products, byId: new Map(products.map((product) => [product._id, product])) }
  },
  changed: () => undefined,
  stockChanged: () => undefined,
})

/** The whole server, not yet listening. Closing it ends what it started; the database is its owner's to close. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, now = () => new Date(), newId = () => v7(), logger = false, rateLimits = false } = options
  const app = Fastify({
    logger,
    bodyLimit: BODY_LIMIT,
    logController: new LogController({ disableRequestLogging: true }),
  })
  const shop: Shop = { db: database.db, now, newId, log: app.log, catalogue: asInDatabase(database.db) }
  app.decorate('shop', shop)
  readJsonBodies(app)
  handleErrors(app)
  const api = createApi(app, shop, findCaller)
  accountRoutes(api, await limitSignIn(app, rateLimits))
  return app
}
