import type { FastifyInstance } from 'fastify'
import { v7 } from 'uuid'
import { createPasswordHasher } from '#accounts/password'
import { createCustomerMutex } from '#database/customer-mutex'
import { createPictureStore } from '#media/picture-store'
import type { ServerOptions } from '#modules/server-options'
import { pushSender } from '#push/push-sender'
import type { Metrics } from '#security/metrics'
import { createSecurityLog } from '#security/security-log'
import { openTheme } from '#settings/brand/current-theme'
import type { Catalogue, Shop } from '#shop'

interface ShopParts {
  catalogue: Catalogue
  metrics: Metrics
  announceOrder: Shop['announceOrder']
  wakeJobs: Shop['wakeJobs']
}

export function createShop(
  app: FastifyInstance,
  options: ServerOptions & { dataFolder: string; now: () => Date },
  { catalogue, metrics, announceOrder, wakeJobs }: ShopParts,
): Shop {
  return {
    db: options.database.db,
    now: options.now,
    newId: options.newId ?? (() => v7()),
    log: app.log,
    catalogue,
    contentSchedule: { nextChange: Number.POSITIVE_INFINITY },
    payments: options.payments ?? null,
    phoneCodes: options.phoneCodes ?? null,
    mailer: options.mailer ?? null,
    theme: openTheme(options.database.db, {
      base: options.theme ?? null,
      dataFolder: options.dataFolder,
      warn: (line) => app.log.warn(line),
    }),
    webhookAddresses: options.webhookAddresses ?? 'public',
    push: pushSender(options.pushService),
    publicUrl: options.publicUrl ?? null,
    linkOrigin: options.publicUrl ?? options.localUrl ?? 'http://localhost',
    limitsAttempts: options.rateLimits ?? false,
    passwords: options.passwords ?? createPasswordHasher(),
    pictures: createPictureStore(options.dataFolder, options.now),
    metrics,
    security: createSecurityLog(app.log, metrics),
    failpoint: options.onFailpoint ?? (() => undefined),
    turns: createCustomerMutex(),
    announceOrder,
    wakeJobs,
  }
}
