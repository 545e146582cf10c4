import type { FastifyInstance } from 'fastify'
import { findCaller } from '#accounts/find-caller'
import { openCatalogue } from '#catalogue/memory/open-catalogue'
import { createApp } from '#create-app'
import { createShop } from '#create-shop'
import { createApi } from '#http/api'
import type { FastPath } from '#http/create-http-server'
import { watchDisk } from '#http/disk-watch'
import { handleErrors } from '#http/error-handler'
import { healthRoutes } from '#http/health-routes'
import { limitOpenCalls } from '#http/limits/limit-open-calls'
import { metricsRoutes } from '#http/metrics-routes'
import { apiDocsRoutes } from '#http/openapi/api-docs-routes'
import { limitByCustomer, registerRateLimit } from '#http/rate-limit'
import { createLoops } from '#jobs/loops'
import { announceOrders } from '#live/announce-orders'
import { collectAnswers, collectLoops, collectUnsubscribes } from '#modules/assemble'
import type { ModuleServer } from '#modules/define-module'
import { MODULES } from '#modules/modules'
import type { ServerOptions } from '#modules/server-options'
import { registerPages } from '#pages/register-pages'
import { createMetrics } from '#security/metrics'
import { readShopName } from '#settings/read-shop-name'
import type { Shop } from '#shop'
import { findStaff } from '#staff/find-staff'

declare module 'fastify' {
  interface FastifyInstance {
    shop: Shop
  }
}

/** Total for calls without a separate limit. Many times the rate of a customer who clicks without a pause. */
const CALLS_OF_A_CUSTOMER = { max: 300, timeWindow: '1 minute' }

/** Builds the whole server without listening. Closing it ends everything that it started, but not the database. */
export async function buildServer(serverOptions: ServerOptions): Promise<FastifyInstance> {
  const options = { now: () => new Date(), dataFolder: 'data', rateLimits: false, ...serverOptions }
  const { database, now, dataFolder, rateLimits } = options
  const quick: FastPath[] = []
  const disk = watchDisk(now, dataFolder)
  const app = createApp(options, quick)
  handleErrors(app, disk)
  const catalogue = await openCatalogue(database, app.log, options.largeShop)
  app.addHook('onClose', () => catalogue.close())
  const metrics = createMetrics()
  const loops = createLoops()
  const shop = createShop(app, options, {
    catalogue,
    metrics,
    announceOrder: announceOrders(app, database.db),
    wakeJobs: loops.wake,
  })
  app.decorate('shop', shop)
  if (rateLimits) {
    await registerRateLimit(app)
    limitOpenCalls(app)
  }
  const unsubscribes = collectUnsubscribes(MODULES)
  const server: ModuleServer = { app, shop, catalogue, options, quick, unsubscribes }
  const api = createApi(app, shop, collectAnswers(MODULES, server), {
    sources: { customer: findCaller, staff: findStaff },
    usualLimit: rateLimits ? limitByCustomer(app, CALLS_OF_A_CUSTOMER) : undefined,
  })
  healthRoutes(app, shop, disk)
  metricsRoutes(app, metrics, options.metricsToken)
  apiDocsRoutes(app, async () => (await readShopName(shop)).en)
  app.addHook('onListen', async () => {
    if (options.jobs) loops.start(shop, collectLoops(MODULES, shop))
  })
  app.addHook('onClose', () => loops.close())
  for (const { http } of MODULES) http?.(server)
  await registerPages(app, serverOptions, { shop, api, catalogue, quick, rateLimits })
  return app
}
