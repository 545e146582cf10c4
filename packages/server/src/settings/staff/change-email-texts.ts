import { findConflicts, getNewValues } from '@little-dunes/domain/field-changes'
import {
  type EmailWords,
  emailWordsProblems,
  NO_WORDS,
} from '@little-dunes/domain/messages/email-words/email-words'
import { refuse } from '@little-dunes/domain/messages/failures'
import { and, asc, eq, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { emailTexts } from '#emails/email-text-tables'
import type { Operation } from '#http/perform-call'
import { shopSettings } from '#settings/settings-tables'
import { recordAuditEntry } from '#staff/record-audit-entry'

const trimWords = ({ subject, opening, closing }: EmailWords): EmailWords => ({
  subject: subject.trim(),
  opening: opening.trim(),
  closing: closing.trim(),
})

export const seeEmailTexts: Operation<'GET /api/staff/email-texts'> = async (shop) => {
  const rows = await shop.db.select().from(emailTexts).orderBy(asc(emailTexts.kind), asc(emailTexts.language))
  const texts = rows.map(({ kind, language, ...words }) => ({ kind, language, words: trimWords(words) }))
  return { texts }
}

/** Also applies to emails that are already queued. */
export const changeEmailTexts: Operation<'POST /api/staff/email-texts'> = (shop, member, input, context) => {
  const { kind, language, changes } = input
  return inTransaction(shop, async (tx) => {
    // Locks the settings, because a kind without staff texts has no row to lock.
    await tx.db.select({ one: sql`1` }).from(shopSettings).for('update')
    const which = and(eq(emailTexts.kind, kind), eq(emailTexts.language, language))
    const [row] = await tx.db.select().from(emailTexts).where(which)
    const before = trimWords(row ?? NO_WORDS)
    const conflicts = findConflicts(before, changes)
    if (Object.keys(conflicts).length > 0) return refuse('field_changed', { conflicts })
    const after = trimWords({ ...before, ...getNewValues<EmailWords>(changes) })
    const fields = emailWordsProblems(kind, after)
    if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
    await tx.db
      .insert(emailTexts)
      .values({ kind, language, ...after })
      .onConflictDoUpdate({ target: [emailTexts.kind, emailTexts.language], set: after })
    const change = {
      id: `${kind} ${language}`,
      before: { ...before },
      after: { ...after },
    }
    await recordAuditEntry(tx, { member, context }, change)
    return { words: after }
  })
}
