import { isUuid } from '@little-dunes/domain/catalogue/product'
import type { StaffEmail } from '@little-dunes/domain/contract/emails/staff/email-calls'
import type { EmailState } from '@little-dunes/domain/messages/email-words/email-states'
import { and, count, desc, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm'
import { splitWords } from '#database/lists/search-terms'
import { holdsWord } from '#database/lists/search-words'
import { emails } from '#emails/email-tables'
import { isReadable } from '#emails/staff/see-email'
import type { Operation } from '#http/perform-call'

const PER_PAGE = 50

const CONDITIONS: Record<EmailState, SQL | undefined> = {
  waiting: and(isNull(emails.sentAt), isNull(emails.gaveUpAt)),
  sent: and(isNotNull(emails.sentAt), isNull(emails.gaveUpAt)),
  failed: isNotNull(emails.gaveUpAt),
}

export const listEmails: Operation<'GET /api/staff/emails'> = async (shop, _member, { state, q, older }) => {
  const isBeyond = older !== undefined && !isUuid(older)
  const rows = await shop.db
    .select()
    .from(emails)
    .where(
      and(
        state && CONDITIONS[state],
        ...splitWords(q ?? '').map((word) => holdsWord(sql`fold_search(${emails.to})`, word)),
        isBeyond ? sql`false` : older === undefined ? undefined : lt(emails.id, older),
      ),
    )
    // Ids are in the order of creation.
    .orderBy(desc(emails.id))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE)
  const [all] = await shop.db
    .select({
      waiting: count(sql`CASE WHEN ${CONDITIONS.waiting} THEN 1 END`),
      failed: count(sql`CASE WHEN ${CONDITIONS.failed} THEN 1 END`),
    })
    .from(emails)
  return {
    emails: page.map(shown),
    waiting: all?.waiting ?? 0,
    failed: all?.failed ?? 0,
    older: rows.length > PER_PAGE ? (page.at(-1)?.id ?? null) : null,
  }
}

const shown = (row: typeof emails.$inferSelect): StaffEmail => ({
  id: row.id,
  kind: row.kind,
  to: row.to,
  language: row.language,
  state: row.gaveUpAt ? 'failed' : row.sentAt ? 'sent' : 'waiting',
  createdAt: row.createdAt.getTime(),
  sentAt: row.sentAt?.getTime() ?? null,
  attempts: row.attempts,
  error: row.lastError,
  isReadable: isReadable(row.kind),
})
