import { customType, index, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** JSON stored as one JSON string: as an object it would lose the order of its keys. */
const wordForWord = customType<{ data: string }>({ dataType: () => 'jsonb', toDriver: JSON.stringify })

/** Answers of calls that must not run twice, by user, call and key (D-43). Only successes are stored. */
export const idempotentAnswers = pgTable(
  'idempotent_answers',
  {
    userId: uuid().notNull(),
    call: text().notNull(),
    key: text().notNull(),
    bodyHash: text().notNull(),
    /** Empty while the work is in progress. */
    answer: wordForWord().notNull(),
    answeredAt: timestamp({ withTimezone: true, precision: 3 }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.call, table.key] }), index().on(table.answeredAt)],
)
