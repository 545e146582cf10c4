import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Words that shoppers type and what they mean (domain `search-synonyms.ts`), in the order of the staff. */
export const searchSynonyms = pgTable('search_synonyms', {
  position: integer().primaryKey(),
  typed: text().notNull(),
  meant: text().notNull(),
})
