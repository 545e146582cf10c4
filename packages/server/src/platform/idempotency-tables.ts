import { jsonb, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Answers of calls that must not happen twice, by user, call and key (D-43). Only successes are stored. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: uuid().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    answer: jsonb().$type<Record<string, unknown>>().notNull(),
    answeredAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] })],
)
