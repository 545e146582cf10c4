import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { createRequestHandler, type ServerBuild } from 'react-router'
import type { OpenCatalogue } from '#catalogue/open-catalogue'
import { loadClientAssets } from '#pages/client-assets'
import { createShopPageCache, pageRoutes, quickPage } from '#pages/page-routes'
import type { PageHandler } from '#pages/render-page'
import type { Api } from '#platform/answer'
import type { QuickAnswer } from '#platform/create-http-server'
import type { Shop } from '#platform/shop'

export const STOREFRONT_BUILD = fileURLToPath(new URL('../../../storefront/build', import.meta.url))

export interface StorefrontParts {
  shop: Shop
  api: Api
  catalogue: OpenCatalogue
  quick: QuickAnswer[]
}

/** Serves the built storefront: its files and its pages. Without a build there are only the calls. */
export async function openStorefront(
  app: FastifyInstance,
  folder: string,
  parts: StorefrontParts,
): Promise<void> {
  const entry = `${folder}/server/index.js`
  if (!existsSync(entry)) return
  const build = (await import(pathToFileURL(entry).href)) as ServerBuild
  const handler: PageHandler = createRequestHandler(build, 'production')
  const cache = createShopPageCache(parts.shop, parts.catalogue)
  const assets = await loadClientAssets(`${folder}/client`)
  app.addHook('onClose', () => assets.close())
  await serveFiles(app, `${folder}/client`)
  pageRoutes(app, { ...parts, handler, cache })
  parts.quick.push(assets.quick, quickPage({ catalogue: parts.catalogue, cache }))
}

/** Files that are too large for memory, and all files in tests, which reach the server past `quick`. */
async function serveFiles(app: FastifyInstance, root: string): Promise<void> {
  await app.register(fastifyStatic, { root, wildcard: false, index: false, maxAge: '1h', cacheControl: true })
}
