import type { FastifyServerOptions } from 'fastify'
import type { PictureFetcher } from '#catalogue/import/pictures/fetch-pictures'
import type { DatabaseConnection } from '#database/database'
import type { ConnectionLimits } from '#http/limits/connection-limits'
import type { Storefront } from '#pages/register-storefront'
import type { Failpoint } from '#payments/failpoints'
import type { PaymentProvider } from '#payments/provider'
import type { Mailer, PasswordHasher, PhoneCodeSender, WebhookAddresses } from '#shop'
import type { Theme } from '#theme/theme'

export interface ServerOptions {
  database: DatabaseConnection
  /** Clock and ids. Replaced in tests. */
  now?: () => Date
  newId?: () => string
  logger?: FastifyServerOptions['logger']
  /** Proxies trusted to report the visitor's address. */
  trustProxy?: boolean | number | string
  /** Limits sign-in attempts and orders per customer. Off by default. */
  rateLimits?: boolean
  /** If false, browsers remove an existing service worker of the shop. */
  serviceWorker?: boolean
  /** Tests use a cheaper one. */
  passwords?: PasswordHasher
  /** Limits of memory and connections per client. Tests set lower ones. */
  connectionLimits?: Partial<ConnectionLimits>
  /** Folder for generated files, such as pictures in other widths. */
  dataFolder?: string
  /** Generates those pictures on request. Off by default. */
  pictureJob?: boolean
  /** Downloads pictures named in imports. Only from public addresses by default. */
  fetchPicture?: PictureFetcher
  /** Payment provider for cards. Without one the shop accepts no cards. */
  payments?: PaymentProvider | null
  /** Sender of phone codes. Without one the staff reviews the orders instead. */
  phoneCodes?: PhoneCodeSender | null
  /** Without one, emails are dropped. */
  mailer?: Mailer | null
  /** Allowed targets of outgoing webhooks. Public hosts by default. */
  webhookAddresses?: WebhookAddresses
  /** A test push service, accepted in addition to those of the browsers. */
  pushService?: string | undefined
  /** Runs background jobs while the shop is open: payments, refunds, cleaning. Off by default. */
  jobs?: boolean
  /** Public address of the shop without a trailing slash. Pages show it to crawlers and link previews. */
  publicUrl?: string | undefined
  /** Address of the shop on this machine, for example `http://localhost:3000`. */
  localUrl?: string | undefined
  /** Bearer token for `/metrics`. Without one the path is closed. */
  metricsToken?: string | undefined
  /** Called at each failpoint of a card payment. Tests end the shop there. */
  onFailpoint?: (name: Failpoint) => void
  /** Theme of the operator. Without one the shop has its default look. */
  theme?: Theme | null
  /** Number of published products from which the database answers lists. Tests set it low. */
  largeShop?: number
  /** Renders pages, normally the built storefront. Null for the API only. */
  storefront?: Storefront | null
  /** Folder of the built back office. Null for the API only. */
  backoffice?: string | null
}
