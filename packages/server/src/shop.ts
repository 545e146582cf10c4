import type { Assortment } from '@little-dunes/domain/catalogue/assortment/assortment'
import type { Product } from '@little-dunes/domain/catalogue/product'
import type { SearchSynonym } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'
import type pg from 'pg'
import type { Metrics } from '#security/metrics'
import type { SecurityLog } from '#security/security-log'

/**
 * The database or a transaction in it (`database/transaction.ts`); operations cannot tell and need not. `$client` is the
 * pool, or the one connection of the transaction.
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

/** The catalogue as it is now, from memory: what is published, in list order (D-14). For reading and showing; who sells asks the database. */
export interface CatalogueSnapshot {
  products: readonly Product[]
  byId: ReadonlyMap<string, Product>
  /** What the list is ordered by, in epoch milliseconds, by the id of the product. */
  publishedAt: ReadonlyMap<string, number>
  /** Words that shoppers type, and what they stand for. */
  synonyms: readonly SearchSynonym[]
}

/** The catalogue in memory; changes of it are reported here. */
export interface Catalogue {
  /** Whether the shop has too many products for `snapshot`; lists are then answered from `catalogue/cards`. */
  isLarge(): Promise<boolean>
  /** What the cards of a large shop say of it as a whole; null for a small one. */
  largeAssortment(): Promise<Assortment | null>
  /** Never older than the last change this process was notified of; stock included. Of a large shop nobody asks for it. */
  snapshot(): Promise<CatalogueSnapshot>
  /** Those of the ids that are in the shop, as `snapshot` has them. */
  productsById(ids: Iterable<string>): Promise<ReadonlyMap<string, Product>>
  /** To be called after the commit that changed more products than can be named. */
  changed(): void
  /** To be called after the commit that changed these products, their colours or sizes. */
  productsChanged(productIds: Iterable<string>): void
  /** To be called after the commit that changed what pages show beside products, such as settings and texts. */
  pagesChanged(): void
  /** To be called after the commit that changed nothing but the stock of these products. */
  stockChanged(productIds: Iterable<string>): void
}

/** Sends codes to phones, in the words given. @throws when the message was not taken */
export interface PhoneCodeSender {
  /** `phone` is E.164. */
  send(phone: string, text: string): Promise<void>
}

/** Runs work of one shopper after what the shopper began before; null when too much waits. */
export type ShopperMutex = <Result>(shopperId: string, work: () => Promise<Result>) => Promise<Result | null>

/** One mail, ready to be sent. */
export interface EmailMessage {
  messageId: string
  from: { name: string; address: string }
  to: string
  /** Where it comes back to, where that is not the sender: the envelope of SMTP (RFC 5321, 3.1). */
  returnPath?: string | undefined
  /** Who gets an answer, where that is not the sender. */
  replyTo?: string | undefined
  /** More header fields by name. */
  headers?: Record<string, string>
  subject: string
  text: string
  html: string
}

/** Hands mails over. @throws EmailRefused when this one will never be taken, any other error when it may be later */
export interface Mailer {
  /** The mailbox for mails that come back; absent where nobody reads one. */
  bounceAddress?: string | undefined
  send(message: EmailMessage): Promise<void>
}

/** This mail will not be taken, however often it is sent. */
export class EmailRefused extends Error {}

/**
 * Where outgoing webhooks may go: over TLS to hosts of the Internet; also to this machine, while a shop is developed; also
 * to private networks.
 */
export type WebhookAddresses = 'public' | 'local' | 'private'

/** Hashes passwords, a few at a time. */
export interface PasswordHasher {
  hash(password: string): Promise<string>
  verify(storedHash: string, password: string): Promise<boolean>
  /** A hash that no password fits, which costs what every other does. */
  dummyHash(): Promise<string>
}

/** What this process knows of planned texts: until then what readers see stays as it is. */
export interface ContentSchedule {
  /** In epoch milliseconds; infinity while nothing is planned. */
  nextChange: number
}

/** Pictures of the shop on the disk, by their addresses. */
export interface KeptPictures {
  /** Keeps a picture for a day from now, so that it can be saved; false when there is none. */
  hold(address: string): Promise<boolean>
  /** Removes a picture with all that was made from it, unless it was held since or is wanted; whether it did. */
  removeUnlessWanted(address: string, heldSince: Date, isWanted: () => Promise<boolean>): Promise<boolean>
  /** Brings back what a process that ended was about to remove. */
  restoreInterrupted(): Promise<void>
}

/**
 * All that an operation may touch. Inside a transaction it gets a shop whose `db` is that transaction. Payments, push and
 * theme add what they offer in their own folders (`declare module '#shop'`).
 */
export interface Shop {
  db: Database
  /** The clock; tests set it. */
  now(): Date
  /** A new UUIDv7; tests count. */
  newId(): string
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
  catalogue: Catalogue
  contentSchedule: ContentSchedule
  /** Who sends codes to phones; null when nobody does. Never asked inside a transaction. */
  phoneCodes: PhoneCodeSender | null
  /** Who takes mails; null when they are not sent. Never asked inside a transaction. */
  mailer: Mailer | null
  webhookAddresses: WebhookAddresses
  /** The address under which shoppers know the shop; null when it is whatever they ask for. */
  publicUrl: string | null
  /** Where links of mails lead that no request has caused: the public address, or else this machine. */
  linkOrigin: string
  /** Whether attempts to sign in or up are counted; off for load measurements. */
  limitsAttempts: boolean
  passwords: PasswordHasher
  pictures: KeptPictures
  /** Who did what from where, without personal data. */
  security: SecurityLog
  metrics: Metrics
  /** Lets the transactions of one shopper wait without a connection (`database/shopper-mutex.ts`). */
  turns: ShopperMutex
  /** To be called after the commit of a new order: the screens of the staff hear of it. Moves announce themselves. */
  announceOrder(orderId: string): void
  /** Wakes the background jobs, so that new work does not wait for their next run. */
  wakeJobs(): void
}
