import type { NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { FastifyBaseLogger } from 'fastify'

/** The database or a transaction in it; operations cannot tell and need not. */
export type Database = Pick<
  NodePgDatabase,
  'select' | 'selectDistinct' | 'insert' | 'update' | 'delete' | 'execute' | 'transaction' | '$with' | 'with'
>

/** All that an operation may touch. Inside a transaction it gets a shop whose `db` is that transaction. */
export interface Shop {
  db: Database
  /** The clock; tests set it. */
  now(): Date
  /** A new UUIDv7; tests count. */
  newId(): string
  log: Pick<FastifyBaseLogger, 'debug' | 'info' | 'warn' | 'error'>
}
