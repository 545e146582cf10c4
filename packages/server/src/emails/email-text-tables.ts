import type { Language } from '@little-dunes/domain/i18n/languages'
import type { EditableEmail } from '@little-dunes/domain/messages/email-words/email-words'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** The staff's own words of a kind of mail in a language (domain `email-words.ts`); an empty one is as it came. */
export const emailTexts = pgTable(
  'email_texts',
  {
    kind: text().$type<EditableEmail>().notNull(),
    language: text().$type<Language>().notNull(),
    subject: text().notNull(),
    opening: text().notNull(),
    closing: text().notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.language] })],
)
