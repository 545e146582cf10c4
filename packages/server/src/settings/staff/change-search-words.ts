import { type SearchSynonym, synonymProblems } from '@little-dunes/domain/catalogue/synonyms/search-synonyms'
import { findConflicts } from '@little-dunes/domain/field-changes'
import { refuse } from '@little-dunes/domain/messages/failures'
import { sql } from 'drizzle-orm'
import { loadSynonyms } from '#catalogue/search/load-synonyms'
import { searchSynonyms } from '#catalogue/search/synonym-tables'
import { inTransaction } from '#database/in-transaction'
import type { Operation } from '#http/perform-call'
import { recordAuditEntry } from '#staff/record-audit-entry'

const trimmed = ({ typed, meant }: SearchSynonym): SearchSynonym => ({
  typed: typed.trim(),
  meant: meant.trim(),
})

/** The activity log has one field per meaning. Its value is the typed words. */
const byMeaning = (synonyms: readonly SearchSynonym[]) =>
  Object.fromEntries(synonyms.map(({ typed, meant }) => [meant, typed]))

export const seeSearchWords: Operation<'GET /api/staff/search-words'> = async ({ db }) => ({
  synonyms: await loadSynonyms(db),
})

/** A trigger notifies every process, which caches the words with its catalogue. */
export const changeSearchWords: Operation<'POST /api/staff/search-words'> = async (
  shop,
  member,
  { from, to },
  context,
) => {
  const synonyms = to.map(trimmed)
  const fields = synonymProblems(synonyms)
  if (Object.keys(fields).length > 0) return refuse('invalid_form', { fields })
  const answer = await inTransaction(shop, async (tx) => {
    await tx.db.execute(sql`LOCK TABLE ${searchSynonyms} IN SHARE ROW EXCLUSIVE MODE`)
    const before = await loadSynonyms(tx.db)
    const conflicts = findConflicts(
      { synonyms: before },
      { synonyms: { from: from.map(trimmed), to: synonyms } },
    )
    if (conflicts.synonyms) return refuse('field_changed', { conflicts })
    await tx.db.delete(searchSynonyms)
    if (synonyms.length > 0)
      await tx.db
        .insert(searchSynonyms)
        .values(synonyms.map((synonym, position) => ({ ...synonym, position })))
    const change = {
      id: 'search words',
      before: byMeaning(before),
      after: byMeaning(synonyms),
    }
    await recordAuditEntry(tx, { member, context }, change)
    return { synonyms }
  })
  shop.catalogue.changed()
  return answer
}
