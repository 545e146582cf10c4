import { isUuid } from '@little-dunes/domain/catalogue/product'
import { csvLine } from '@little-dunes/domain/csv'
import { fileMessages, toHeadings } from '@little-dunes/domain/messages/file-messages'
import { and, asc, count, desc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import { newsletterConsents, users } from '#accounts/account-tables'
import { endNewsletterConsent } from '#accounts/newsletter'
import { withCustomer } from '#customers/change-customer'
import { customerText } from '#customers/find-customers'
import { inTransaction } from '#database/in-transaction'
import { searchTerms } from '#database/lists/search-terms'
import { holdsWord } from '#database/lists/search-words'
import type { Operation } from '#http/perform-call'
import type { Shop } from '#shop'
import { recordAuditEntry } from '#staff/record-audit-entry'

const PER_PAGE = 50

const { userId, language, consentedAt, endedAt } = newsletterConsents

const selectSubscribers = (shop: Shop) =>
  shop.db
    .select({ id: userId, name: users.name, email: users.email, language, consentedAt })
    .from(newsletterConsents)
    .innerJoin(users, eq(users.id, userId))
    .$dynamic()

const beside = (id: string, sign: SQL): SQL => sql`(${consentedAt}, ${userId}) ${sign}
  (SELECT c.consented_at, c.user_id FROM newsletter_consents c WHERE c.user_id = ${id})`

export const listSubscribers: Operation<'GET /api/staff/newsletter'> = async (
  shop,
  _member,
  { q, older, newer },
) => {
  const [cursor, isBackwards] = [older ?? newer, newer !== undefined && older === undefined]
  const isNobody = cursor !== undefined && !isUuid(cursor)
  const rows = await selectSubscribers(shop)
    .where(
      and(
        isNull(endedAt),
        ...searchTerms(q ?? '').map((term) => holdsWord(customerText, term)),
        isNobody ? sql`false` : undefined,
        cursor === undefined || isNobody ? undefined : beside(cursor, isBackwards ? sql`>` : sql`<`),
      ),
    )
    .orderBy(...(isBackwards ? [asc(consentedAt), asc(userId)] : [desc(consentedAt), desc(userId)]))
    .limit(PER_PAGE + 1)
  const page = rows.slice(0, PER_PAGE)
  if (isBackwards) page.reverse()
  const isMore = rows.length > PER_PAGE
  const [all] = await shop.db.select({ total: count() }).from(newsletterConsents).where(isNull(endedAt))
  return {
    subscribers: page.map((row) => ({ ...row, consentedAt: row.consentedAt.getTime() })),
    total: all?.total ?? 0,
    older: isBackwards || isMore ? (page.at(-1)?.id ?? null) : null,
    newer: (isBackwards ? isMore : older !== undefined) ? (page[0]?.id ?? null) : null,
  }
}

export const exportSubscribers: Operation<'POST /api/staff/newsletter/export'> = (
  shop,
  member,
  _input,
  context,
) =>
  inTransaction(shop, async (tx) => {
    const rows = await selectSubscribers(tx).where(isNull(endedAt)).orderBy(asc(consentedAt), asc(userId))
    const change = { id: 'all', before: {}, after: { exported: rows.length } }
    await recordAuditEntry(tx, { member, context }, change)
    const { newsletter, words } = fileMessages(context.language)
    const lines = rows.map((row) => [
      row.email,
      row.name,
      words.languages[row.language] ?? row.language,
      row.consentedAt.toISOString(),
    ])
    const table = [toHeadings(newsletter), ...lines]
    return { csv: table.map((cells) => `${csvLine(cells)}\r\n`).join('') }
  })

/** Idempotent. */
export const endSubscription: Operation<'POST /api/staff/newsletter/end'> = (
  shop,
  member,
  { customerId },
  context,
) =>
  withCustomer(shop, customerId, async (tx, { id }) => {
    const hasEnded = await endNewsletterConsent(tx, id)
    const after = { newsletter: hasEnded ? false : null }
    const change = { id, before: { newsletter: hasEnded || null }, after }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })
