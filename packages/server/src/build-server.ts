import { join } from 'node:path'
import { USUAL_BODY } from '@little-dunes/domain/contract/call'
import Fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify'
import { v7 } from 'uuid'
import { accountRoutes } from '#accounts/account-routes'
import { ACCOUNT_EMAILS } from '#accounts/email/account-emails'
import { findCaller } from '#accounts/find-caller'
import { createPasswordHasher } from '#accounts/password'
import { ATTEMPT_JOBS } from '#accounts/sign-in/attempt-jobs'
import { backofficeRoutes } from '#backoffice/backoffice-routes'
import { IMPORT_JOBS } from '#backoffice/imports/forget-imports'
import { liveRoute } from '#backoffice/live/live-route'
import { MISSED_ORDERS, ORDERS_CHANNEL } from '#backoffice/live/order-change-feed'
import { UPLOAD_JOBS } from '#backoffice/uploads/stored-uploads'
import { PICTURE_JOBS } from '#backoffice/uploads/unsaved-pictures'
import { uploadRoutes } from '#backoffice/uploads/upload-routes'
import { cartRoutes } from '#cart/cart-routes'
import { CLEANING_JOBS } from '#cart/cleaning-jobs'
import { CARD_JOBS } from '#catalogue/cards/refresh-cards'
import { catalogueRoutes, serveCachedProductList } from '#catalogue/catalogue-routes'
import type { PictureFetcher } from '#catalogue/import/pictures/fetch-pictures'
import { openCatalogue } from '#catalogue/memory/open-catalogue'
import { createProductListCaches } from '#catalogue/product-list-cache'
import { scheduleJob } from '#catalogue/sales/schedule-job'
import { CONTACT_EMAILS } from '#contact/contact-emails'
import { contactRoutes } from '#contact/contact-routes'
import { CONTACT_JOBS } from '#contact/forget-networks'
import { contentRoutes } from '#content/content-routes'
import { CONTENT_JOBS } from '#content/delete-old-previews'
import { creditRoutes } from '#credit/credit-routes'
import { GIFT_CARD_EMAILS } from '#credit/gift-cards/gift-card-emails'
import { createAnnouncer } from '#database/announcer'
import type { DatabaseConnection } from '#database/database'
import { createShopperMutex } from '#database/shopper-mutex'
import { demoRoutes } from '#demo/demo-routes'
import { discountLinkRoute } from '#discounts/discount-link-route'
import { discountRoutes } from '#discounts/discount-routes'
import { emailJobs } from '#emails/send-emails'
import { unsubscribeRoute } from '#emails/unsubscribe/unsubscribe-route'
import { figureRoutes } from '#figures/figure-routes'
import { FIGURE_JOBS } from '#figures/merge-figures'
import { createApi } from '#http/api'
import { createHttpServer, type FastPath } from '#http/create-http-server'
import { watchDisk } from '#http/disk-watch'
import { answerMalformedUrl, handleErrors } from '#http/error-handler'
import { healthRoutes } from '#http/health-routes'
import { limitBodies } from '#http/limits/body-budget'
import { CONNECTION_LIMITS, type ConnectionLimits } from '#http/limits/connection-limits'
import { limitOpenCalls } from '#http/limits/limit-open-calls'
import { metricsRoutes } from '#http/metrics-routes'
import { apiDocsRoutes } from '#http/openapi/api-docs-routes'
import { limitByShopper, registerRateLimit } from '#http/rate-limit'
import { readJsonBodies } from '#http/read-json-bodies'
import { NON_HTML_CSP, SECURITY_HEADERS } from '#http/security-headers'
import { answerMalformedRequest } from '#http/server/request-head-problem'
import { warnOfProxy } from '#http/server/warn-of-proxy'
import { type Job, type RunningJobs, startJobs } from '#jobs/start-jobs'
import { keptPictures } from '#media/kept-pictures'
import { mediaRoutes } from '#media/media-routes'
import { createPictureDrawer } from '#media/picture-drawer'
import { pictureFinder } from '#media/picture-files'
import { CASH_REVIEW_JOBS } from '#orders/cash-review-jobs'
import { orderRateLimits } from '#orders/order-rate-limits'
import { orderRoutes } from '#orders/order-routes'
import { PAYMENT_JOBS } from '#orders/payment/payment-jobs'
import { webhookRoute } from '#orders/payment/webhook-route'
import { PUSH_JOBS } from '#orders/push/push-jobs'
import { ORDER_EMAILS } from '#orders/showing/order-emails'
import { HELD_DOCUMENTS_JOB } from '#orders/tax-documents/held-documents'
import { createOtherBuilds, type OtherBuilds } from '#pages/assets/other-builds'
import { BACKOFFICE_BUILD, registerBackoffice } from '#pages/register-backoffice'
import {
  loadStorefront,
  registerStorefront,
  STOREFRONT_BUILD,
  type Storefront,
} from '#pages/register-storefront'
import type { Failpoint } from '#payments/failpoints'
import type { PaymentProvider } from '#payments/provider'
import { personalDataRoutes } from '#personal-data/personal-data-routes'
import { pushSender } from '#push/push-sender'
import { QUESTION_EMAILS } from '#questions/question-emails'
import { QUESTION_JOBS } from '#questions/question-jobs'
import { questionRoutes } from '#questions/question-routes'
import { REMINDER_ENDINGS } from '#reminders/end-reminders'
import { REMINDER_EMAILS } from '#reminders/reminder-emails'
import { REMINDER_JOBS } from '#reminders/reminder-jobs'
import { reminderRoutes } from '#reminders/reminder-routes'
import { RETURN_EMAILS } from '#returns/return-emails'
import { RETURN_JOBS } from '#returns/return-jobs'
import { returnRoutes } from '#returns/return-routes'
import { REVIEW_JOBS } from '#reviews/ask-for-reviews'
import { reviewPhotoRoutes } from '#reviews/photos/review-photo-routes'
import { REVIEW_EMAILS, REVIEW_ENDINGS } from '#reviews/review-emails'
import { reviewRoutes } from '#reviews/review-routes'
import { createMetrics } from '#security/metrics'
import { createSecurityLog } from '#security/security-log'
import { openTheme } from '#settings/brand/current-theme'
import { readShopName } from '#settings/read-shop-name'
import { settingsRoutes } from '#settings/settings-routes'
import type { Mailer, PasswordHasher, PhoneCodeSender, Shop, WebhookAddresses } from '#shop'
import { findStaff } from '#staff/find-staff'
import { INVITATION_EMAILS } from '#staff/members/invitation-emails'
import { staffRoutes } from '#staff/staff-routes'
import type { Theme } from '#theme/theme'
import { WEBHOOK_JOBS } from '#webhooks/deliver-webhooks'
import { wishlistRoutes } from '#wishlist/wishlist-routes'

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
  /** Which proxies are believed about the visitor's address. */
  trustProxy?: boolean | number | string
  /** Limits the attempts to sign in, and the orders of a shopper; off by default. */
  rateLimits?: boolean
  /** Off: browsers that have a service worker of the shop give it up. */
  serviceWorker?: boolean
  /** Tests bring one that costs less. */
  passwords?: PasswordHasher
  /** What clients may have the server hold for them; tests set narrower ones. */
  connectionLimits?: Partial<ConnectionLimits>
  /** Folder for what the shop makes by itself, such as pictures in other widths. */
  dataFolder?: string
  /** Draws those pictures when somebody asks for them; off by default. */
  pictureJob?: boolean
  /** Fetches pictures that imports name; from public addresses by default. */
  fetchPicture?: PictureFetcher
  /** Who moves the money of cards; without one the shop takes no cards. */
  payments?: PaymentProvider | null
  /** Who sends codes to phones; without it the staff reviews what a code would confirm. */
  phoneCodes?: PhoneCodeSender | null
  /** Who takes mails; without it they are dropped. */
  mailer?: Mailer | null
  /** Where outgoing webhooks may go; hosts of the Internet by default. */
  webhookAddresses?: WebhookAddresses
  /** A push service that stands in for those of the browsers; they are taken too. */
  pushService?: string | undefined
  /** Works beside the calls while the shop is open: payments, refunds, cleaning; off by default. */
  jobs?: boolean
  /** Where the shop is for its visitors, without a slash at the end; pages name it to crawlers and previews. */
  publicUrl?: string | undefined
  /** Where this machine reaches the shop, such as `http://localhost:3000`. */
  localUrl?: string | undefined
  /** Who sends it may read `/metrics`; nobody without it. */
  metricsToken?: string | undefined
  /** Called at each failpoint of a card payment; tests end the shop there. */
  onFailpoint?: (name: Failpoint) => void
  /** How the shop looks apart from the code; as the code says without one. */
  theme?: Theme | null
  /** From so many published products on lists are answered by the database; tests say how few. */
  largeShop?: number
  /** What shows pages, normally the built storefront; null for the calls alone. */
  storefront?: Storefront | null
  /** Folder of the built back office; null for the calls alone. */
  backoffice?: string | null
}

/** Outgoing webhooks and cards have loops of their own: neither a slow endpoint nor a large import keeps a mail or a payment waiting. */
interface RunningLoops {
  loops: RunningJobs[]
}

/** Calls that have no limit of their own, all together: many times what somebody does who clicks without a pause. */
const CALLS_OF_A_SHOPPER = { max: 300, timeWindow: '1 minute' }

const DATA_FOLDER = 'data'

/** The whole server, not yet listening. Closing it ends what it started; the database is its owner's to close. */
export async function buildServer(options: ServerOptions): Promise<FastifyInstance> {
  const { database, now = () => new Date(), newId = () => v7() } = options
  const quick: FastPath[] = []
  const disk = watchDisk(now, options.dataFolder ?? DATA_FOLDER)
  const app = createApp(options, quick)
  handleErrors(app, disk)
  const catalogue = await openCatalogue(database, app.log, options.largeShop)
  app.addHook('onClose', () => catalogue.close())
  const jobs: RunningLoops = { loops: [] }
  const metrics = createMetrics()
  const orderAnnouncer = createAnnouncer(database.db, ORDERS_CHANNEL, app.log)
  // An earlier process may have ended before it announced its last orders.
  app.addHook('onListen', async () => orderAnnouncer.announce(MISSED_ORDERS))
  app.addHook('onClose', () => orderAnnouncer.close())
  const shop: Shop = {
    db: database.db,
    now,
    newId,
    log: app.log,
    catalogue,
    contentSchedule: { nextChange: Number.POSITIVE_INFINITY },
    payments: options.payments ?? null,
    phoneCodes: options.phoneCodes ?? null,
    mailer: options.mailer ?? null,
    theme: openTheme(database.db, {
      base: options.theme ?? null,
      dataFolder: options.dataFolder ?? DATA_FOLDER,
      warn: (line) => app.log.warn(line),
    }),
    webhookAddresses: options.webhookAddresses ?? 'public',
    push: pushSender(options.pushService),
    publicUrl: options.publicUrl ?? null,
    linkOrigin: options.publicUrl ?? options.localUrl ?? 'http://localhost',
    limitsAttempts: options.rateLimits ?? false,
    passwords: options.passwords ?? createPasswordHasher(),
    pictures: keptPictures(options.dataFolder ?? DATA_FOLDER, now),
    metrics,
    security: createSecurityLog(app.log, metrics),
    failpoint: options.onFailpoint ?? (() => undefined),
    turns: createShopperMutex(),
    announceOrder: orderAnnouncer.announce,
    wakeJobs() {
      for (const loop of jobs.loops) loop.wake()
    },
  }
  app.decorate('shop', shop)
  const { rateLimits = false } = options
  if (rateLimits) await registerRateLimit(app)
  if (rateLimits) limitOpenCalls(app)
  const usually = rateLimits ? limitByShopper(app, CALLS_OF_A_SHOPPER) : undefined
  const { dataFolder = DATA_FOLDER } = options
  const wholeLists = createProductListCaches(catalogue)
  const answers = {
    ...accountRoutes,
    ...settingsRoutes,
    ...contentRoutes,
    ...contactRoutes,
    ...cartRoutes,
    ...wishlistRoutes,
    ...discountRoutes,
    ...creditRoutes,
    ...figureRoutes,
    ...orderRoutes(orderRateLimits(app, rateLimits)),
    ...returnRoutes,
    ...reminderRoutes,
    ...questionRoutes,
    ...reviewRoutes,
    ...personalDataRoutes,
    ...staffRoutes,
    ...demoRoutes,
    ...backofficeRoutes({
      folder: dataFolder,
      has: pictureFinder(dataFolder),
      fetch: options.fetchPicture,
    }),
    ...catalogueRoutes(shop, wholeLists),
  }
  const api = createApi(app, shop, answers, {
    sources: { shopper: findCaller, staff: findStaff },
    usualLimit: usually,
  })
  healthRoutes(app, shop, disk)
  metricsRoutes(app, metrics, options.metricsToken)
  apiDocsRoutes(app, async () => (await readShopName(shop)).en)
  reviewPhotoRoutes(app, shop)
  discountLinkRoute(app)
  unsubscribeRoute(app, shop, { ...REMINDER_ENDINGS, ...REVIEW_ENDINGS })
  uploadRoutes(app, shop)
  liveRoute(app, shop, database.url)
  receiveWebhooks(app, shop, options, jobs)
  quick.push(serveCachedProductList(wholeLists))
  showPictures(app, shop, options)
  const { storefront = await loadStorefront(STOREFRONT_BUILD), publicUrl = null } = options
  const { backoffice = BACKOFFICE_BUILD, serviceWorker = true } = options
  const otherBuilds = keepBuilds(app, shop, options)
  if (backoffice) await registerBackoffice(app, backoffice, { shop, quick, otherBuilds })
  if (storefront)
    await registerStorefront(app, storefront, {
      shop,
      api,
      catalogue,
      quick,
      publicUrl,
      rateLimits,
      serviceWorker,
      otherBuilds,
    })
  return app
}

function createApp(options: ServerOptions, quick: FastPath[]): FastifyInstance {
  const limits = { ...CONNECTION_LIMITS, ...options.connectionLimits }
  const app = Fastify({
    logger: options.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit: USUAL_BODY,
    trustProxy: trustOf(options.trustProxy ?? false),
    frameworkErrors: answerMalformedUrl,
    clientErrorHandler: answerMalformedRequest,
    serverFactory: createHttpServer(quick, limits),
  })
  // While closing, everything goes the way that ends connections.
  app.addHook('preClose', async () => {
    quick.length = 0
  })
  app.addHook('onRequest', async (_request, reply) => {
    reply.headers({ ...SECURITY_HEADERS, 'content-security-policy': NON_HTML_CSP })
  })
  if (options.trustProxy === false) warnOfProxy(app)
  readJsonBodies(app, limitBodies(app, limits.bodyBytes))
  return app
}

/** Only in a folder that was named: tests have none. */
function keepBuilds(app: FastifyInstance, shop: Shop, { dataFolder }: ServerOptions): OtherBuilds {
  const otherBuilds = createOtherBuilds(dataFolder ? join(dataFolder, 'builds') : null, shop)
  app.addHook('onListen', async () => {
    otherBuilds.open().catch((error: unknown) => app.log.warn({ err: error }, 'The build could not be kept'))
  })
  return otherBuilds
}

function showPictures(
  app: FastifyInstance,
  shop: Shop,
  { dataFolder = DATA_FOLDER, pictureJob }: ServerOptions,
) {
  const drawer = pictureJob ? createPictureDrawer(shop, dataFolder) : null
  mediaRoutes(app, dataFolder, drawer)
  app.addHook('onClose', async () => drawer?.close())
}

function receiveWebhooks(
  app: FastifyInstance,
  shop: Shop,
  { jobs: shopJobs = false, rateLimits = false }: ServerOptions,
  jobs: RunningLoops,
) {
  webhookRoute(app, shop, rateLimits)
  app.addHook('onListen', async () => {
    if (shopJobs) jobs.loops = [jobsOf(shop), WEBHOOK_JOBS, CARD_JOBS].map((own) => startJobs(shop, own))
  })
  app.addHook('onClose', async () => {
    await Promise.all(jobs.loops.map((loop) => loop.close()))
  })
}

/** Everything that a shop does by itself, in this order. */
export const jobsOf = ({ payments }: Pick<Shop, 'payments'>): Job[] => [
  ...(payments ? PAYMENT_JOBS : []),
  HELD_DOCUMENTS_JOB,
  ...REMINDER_JOBS,
  ...REVIEW_JOBS,
  ...QUESTION_JOBS,
  ...emailJobs({
    ...ACCOUNT_EMAILS,
    ...ORDER_EMAILS,
    ...CONTACT_EMAILS,
    ...RETURN_EMAILS,
    ...REMINDER_EMAILS,
    ...REVIEW_EMAILS,
    ...QUESTION_EMAILS,
    ...GIFT_CARD_EMAILS,
    ...INVITATION_EMAILS,
  }),
  ...CASH_REVIEW_JOBS,
  ...PUSH_JOBS,
  scheduleJob(),
  ...CLEANING_JOBS,
  ...RETURN_JOBS,
  ...IMPORT_JOBS,
  ...UPLOAD_JOBS,
  ...PICTURE_JOBS,
  ...CONTENT_JOBS,
  ...CONTACT_JOBS,
  ...FIGURE_JOBS,
  ...ATTEMPT_JOBS,
]

/** A number means: so many proxies stand in front. */
const trustOf = (trust: boolean | number | string) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust
