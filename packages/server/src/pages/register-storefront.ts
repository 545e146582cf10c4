import { existsSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import fastifyStatic from '@fastify/static'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from '@little-dunes/domain/i18n/languages'
import type { FastifyInstance } from 'fastify'
import type { RouterContext, ServerBuild } from 'react-router'
import type { LiveCatalogue } from '#catalogue/memory/open-catalogue'
import type { Api } from '#http/api'
import type { FastPath } from '#http/create-http-server'
import { type ClientFolders, createAssetHandler } from '#pages/assets/client-assets'
import type { OtherBuilds } from '#pages/assets/other-builds'
import { crawlerRoutes } from '#pages/crawlers/crawler-routes'
import { manifestRoutes } from '#pages/manifest-routes'
import { createShopPageCache, pageRoutes, serveCachedPage } from '#pages/page-routes'
import type { PageContext, PageHandler } from '#pages/render-page'
import { speculationRoute } from '#pages/speculation/speculation-rules'
import { themeFiles } from '#pages/theme-files'
import type { Shop } from '#shop'

export const STOREFRONT_BUILD = fileURLToPath(new URL('../../../storefront/build', import.meta.url))

/** The built storefront: its page handler and the folders of its files. */
export interface Storefront extends ClientFolders {
  handler: PageHandler
  /** Names of the routes that data requests may contain. */
  routes?: ReadonlySet<string>
  /** Pages in the other languages, built separately. */
  translations?: ReadonlyMap<Language, Storefront>
}

/** The entry of the pages exports the context in which loaders find the shop. */
export type StorefrontBuild = ServerBuild & { entry: { module: { shopContext: RouterContext<PageContext> } } }

/**
 * Null without a build: then the server has only the calls. Load it only after the settings are read, because React
 * chooses its build by NODE_ENV.
 */
export async function loadStorefront(folder: string): Promise<Storefront | null> {
  const pages = await loadPages(folder)
  if (!pages) return null
  const others = LANGUAGES.filter((language) => language !== FIRST_LANGUAGE)
  const loaded = await Promise.all(
    others.map(async (language) => [language, await loadPages(`${folder}/${language}`)] as const),
  )
  const translations = new Map(loaded.filter((one): one is [Language, Storefront] => one[1] !== null))
  return { ...pages, translations }
}

async function loadPages(folder: string): Promise<Storefront | null> {
  const entry = `${folder}/server/index.js`
  if (!existsSync(entry)) return null
  const { createRequestHandler, RouterContextProvider } = await import('react-router')
  const build = (await import(pathToFileURL(entry).href)) as StorefrontBuild
  const { shopContext } = build.entry.module
  const handle = createRequestHandler(build, 'production')
  return {
    handler: (request, context) =>
      handle(request, new RouterContextProvider(new Map([[shopContext, context]]))),
    routes: new Set(Object.keys(build.routes)),
    clientFolder: `${folder}/client`,
    compressedFolder: `${folder}/compressed`,
  }
}

export interface StorefrontParts {
  shop: Shop
  api: Api
  catalogue: LiveCatalogue
  publicUrl: string | null
  /** False unregisters the shop's service worker in browsers that have it. */
  serviceWorker: boolean
  /** Limits the made-up pages of a network. */
  rateLimits: boolean
  quick: FastPath[]
  otherBuilds: OtherBuilds
}

export async function registerStorefront(
  app: FastifyInstance,
  { handler, routes: known, translations = new Map(), ...folders }: Storefront,
  parts: StorefrontParts,
): Promise<void> {
  const routes = known ?? null
  const cache = createShopPageCache(parts.shop, parts.catalogue)
  // The first match wins: files of the theme come before built files of the same name.
  const { publicFolder = null } = parts.shop.theme.base ?? {}
  const themeFolders = publicFolder ? [{ clientFolder: publicFolder }] : []
  const builds = [...themeFolders, folders, ...translations.values()]
  parts.quick.push(themeFiles(app, parts.shop.theme))
  manifestRoutes(app, parts.shop)
  const { serviceWorker: withServiceWorker, otherBuilds } = parts
  const options = { withServiceWorker, otherBuilds }
  const assets = await Promise.all(builds.map((build) => createAssetHandler(build, options)))
  await serveFiles(
    app,
    builds.map(({ clientFolder }) => clientFolder),
  )
  crawlerRoutes(app, parts)
  speculationRoute(app)
  const getHandler = (language: Language) => translations.get(language)?.handler ?? handler
  pageRoutes(app, { ...parts, getHandler, cache, routes })
  parts.quick.push(...assets, serveCachedPage({ catalogue: parts.catalogue, cache, routes }))
}

/** Serves files too large for memory, and all files in tests, which skip `quick`. */
async function serveFiles(app: FastifyInstance, root: string[]): Promise<void> {
  await app.register(fastifyStatic, {
    root,
    wildcard: false,
    index: false,
    maxAge: '1h',
    cacheControl: true,
  })
}
