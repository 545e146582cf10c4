import type { Language } from '@little-dunes/domain/i18n/languages'
import type { EditableEmail } from '@little-dunes/domain/messages/email-words/email-words'
import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'

/** Staff texts of a kind of email in a language (domain `email-words.ts`). An empty text means the default. */
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
