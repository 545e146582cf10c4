import type { Language } from '@little-dunes/domain/i18n/languages'
import { sql } from 'drizzle-orm'
import { index, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { users } from '#accounts/account-tables'
import { products } from '#catalogue/catalogue-tables'

const moment = () => timestamp({ withTimezone: true, precision: 3 })

/** Customers' questions about a product with the shop's answers. Answered questions are public. */
export const productQuestions = pgTable(
  'product_questions',
  {
    id: uuid().primaryKey(),
    productId: uuid()
      .notNull()
      .references(() => products.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** Displayed name of the asker. */
    name: text().notNull(),
    question: text().notNull(),
    language: text().$type<Language>().notNull(),
    createdAt: moment().notNull(),
    /** Key for counting questions (`to-network.ts`). Empty after a day. */
    network: text().notNull(),
    answer: text().notNull().default(''),
    answeredAt: moment(),
    /** Time when the first answer was queued as an email. */
    emailedAt: moment(),
    hiddenAt: moment(),
  },
  (table) => [
    index('product_questions_shown')
      .on(table.productId, table.answeredAt.desc(), table.id)
      .where(sql`${table.answeredAt} is not null and ${table.hiddenAt} is null`),
    index('product_questions_open')
      .on(table.id)
      .where(sql`${table.answeredAt} is null and ${table.hiddenAt} is null`),
    index().on(table.userId),
    index('product_questions_created').on(table.createdAt),
  ],
)
