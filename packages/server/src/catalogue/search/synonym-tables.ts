import { integer, pgTable, text } from 'drizzle-orm/pg-core'

/** Words that customers type and their meaning (domain `search-synonyms.ts`), in the order of the team. */
export const searchSynonyms = pgTable('search_synonyms', {
  position: integer().primaryKey(),
  typed: text().notNull(),
  meant: text().notNull(),
})
