import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { Product } from '@little-dunes/domain/catalogue/product'
import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Metrics } from '#security/metrics'
import type { SecurityLog } from '#security/security-log'

/**
 * The database or a transaction in it (`database/transaction.ts`), which operations do not distinguish. `$client` is
 * the pool or the transaction's connection.
 */
export type Database = Pick<
  NodePgDatabase,
  | 'select'
  | 'selectDistinct'
  | 'selectDistinctOn'
  | 'insert'
  | 'update'
  | 'delete'
  | 'execute'
  | '$with'
  | 'with'
> & { $client: pg.Pool | pg.PoolClient }

/** Published products in memory, in list order (D-14). Only for display: orders must read the database. */
export interface CatalogueSnapshot {
  products: readonly Product[]
  byId: ReadonlyMap<string, Product>
  /** Sort key of the list in epoch milliseconds, by product id. */
  publishedAt: ReadonlyMap<string, number>
  /** Words that customers type, and their meanings. */
  synonyms: readonly SearchSynonym[]
}

/** The catalogue in memory. Changes must be reported to it. */
export interface Catalogue {
  /** True with too many products for `snapshot`. Lists then use `catalogue/cards`. */
  isLarge(): Promise<boolean>
  /** Summary of the cards in a large shop. Null for a small one. */
  largeAssortment(): Promise<Assortment | null>
  /** Includes every change and stock change that this process was notified of. Not for large shops. */
  snapshot(): Promise<CatalogueSnapshot>
  /** Products in the shop with these ids, as in `snapshot`. */
  productsById(ids: Iterable<string>): Promise<ReadonlyMap<string, Product>>
  /** Call after a commit that changed too many products to name. */
  changed(): void
  /** Call after a commit that changed these products, their colours or sizes. */
  productsChanged(productIds: Iterable<string>): void
  /** Call after a commit that changed other content of pages, such as settings and texts. */
  pagesChanged(): void
  /** Call after a commit that changed only the stock of these products. */
  stockChanged(productIds: Iterable<string>): void
}

/** Sends codes to phones as text messages. @throws when the message was not accepted */
export interface PhoneCodeSender {
  /** `phone` is E.164. */
  send(phone: string, text: string): Promise<void>
}

/** Runs a customer's work in sequence. Null when too much is waiting. */
export type CustomerMutex = <Result>(
  customerId: string,
  work: () => Promise<Result>,
) => Promise<Result | null>

export interface EmailMessage {
  messageId: string
  from: { name: string; address: string }
  to: string
  /** Address for bounces, if it is not the sender: the SMTP envelope (RFC 5321, 3.1). */
  returnPath?: string | undefined
  /** Reply address, if it is not the sender. */
  replyTo?: string | undefined
  headers?: Record<string, string>
  subject: string
  text: string
  html: string
}

/** Sends emails. @throws EmailRefused if this email can never be accepted, any other error for a temporary failure */
export interface Mailer {
  /** The mailbox for bounces. Undefined if the shop does not process them. */
  bounceAddress?: string | undefined
  send(message: EmailMessage): Promise<void>
}

/** A retry of this email cannot succeed. */
export class EmailRefused extends Error {}

/**
 * Allowed targets of webhooks. `public`: HTTPS to public hosts. `local`: also this machine, for development. `private`:
 * also private networks.
 */
export type WebhookAddresses = 'public' | 'local' | 'private'

/** Hashes passwords with limited concurrency. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(storedHash: string, password: string): Promise<boolean>
  /** A hash that matches no password and takes as long to verify as any other. */
  dummyHash(): Promise<string>
}

/** Known schedule of planned texts. Cached pages are valid until the next change. */
export interface ContentSchedule {
  /** In epoch milliseconds. Infinity without planned changes. */
  nextChange: number
}

export interface PictureStore {
  /** Holds a picture for a day, so that it can be saved. False for an unknown picture. */
  hold(address: string): Promise<boolean>
  /** Also removes the files generated from it. Returns false if the picture was used since or is needed. */
  removeUnlessUsed(address: string, usedSince: Date, isUsed: () => Promise<boolean>): Promise<boolean>
  /** Restores pictures whose removal a process did not finish. */
  restoreInterrupted(): Promise<void>
}

/**
 * Everything that an operation may use. In a transaction, `db` is that transaction. Payments, push and theme add their
 * properties in their own folders (`declare module '#shop'`).
 */
export interface Shop {
  db: Database
  /** The clock. Replaced in tests. */
  now(): Date
  /** A new UUIDv7. Sequential in tests. */
  newId(): string
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
  catalogue: Catalogue
  contentSchedule: ContentSchedule
  /** Sender of phone codes, if any. Must not be called inside a transaction. */
  phoneCodes: PhoneCodeSender | null
  /** Sender of emails, if any. Must not be called inside a transaction. */
  mailer: Mailer | null
  webhookAddresses: WebhookAddresses
  /** Public address of the shop. Null if unknown: links then use the address of the request. */
  publicUrl: string | null
  /** Base URL of links in emails without a request: the public address, or this machine. */
  linkOrigin: string
  /** Counts attempts to sign in and up. Off for load tests. */
  limitsAttempts: boolean
  passwords: PasswordHasher
  pictures: PictureStore
  /** Security events with actor and origin, without personal data. */
  security: SecurityLog
  metrics: Metrics
  /** Queues a customer's transactions before they take a connection (`database/customer-mutex.ts`). */
  turns: CustomerMutex
  /** Call after the commit of a new order, to update the staff's screens. Status changes announce themselves. */
  announceOrder(orderId: string): void
  /** Starts the background jobs immediately, so new work does not wait for their next run. */
  wakeJobs(): void
}
