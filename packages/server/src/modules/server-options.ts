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
