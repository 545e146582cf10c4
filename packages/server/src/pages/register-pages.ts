import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { createOtherBuilds, type OtherBuilds } from '#pages/assets/other-builds'
import { BACKOFFICE_BUILD, registerBackoffice } from '#pages/backoffice/register-backoffice'
import {
  loadStorefront,
  registerStorefront,
  STOREFRONT_BUILD,
  type Storefront,
  type StorefrontParts,
} from '#pages/register-storefront'
import type { Shop } from '#shop'

interface PagesOptions {
  storefront?: Storefront | null
  backoffice?: string | null
  serviceWorker?: boolean
  publicUrl?: string | undefined
  dataFolder?: string
}

/** Serves the shop and the back office if they are built. */
export async function registerPages(
  app: FastifyInstance,
  options: PagesOptions,
  parts: Pick<StorefrontParts, 'shop' | 'api' | 'catalogue' | 'quick' | 'rateLimits'>,
): Promise<void> {
  const { storefront = await loadStorefront(STOREFRONT_BUILD), publicUrl = null } = options
  const { backoffice = BACKOFFICE_BUILD, serviceWorker = true } = options
  const otherBuilds = keepBuilds(app, parts.shop, options.dataFolder)
  if (backoffice) await registerBackoffice(app, backoffice, { ...parts, otherBuilds })
  if (storefront)
    await registerStorefront(app, storefront, { ...parts, publicUrl, serviceWorker, otherBuilds })
}

/** Only in a configured folder; tests have none. */
function keepBuilds(app: FastifyInstance, shop: Shop, dataFolder?: string): OtherBuilds {
  const otherBuilds = createOtherBuilds(dataFolder ? join(dataFolder, 'builds') : null, shop)
  app.addHook('onListen', async () => {
    otherBuilds.open().catch((error: unknown) => app.log.warn({ err: error }, 'The build could not be saved'))
  })
  return otherBuilds
}
