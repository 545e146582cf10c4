import { formerPath, type Redirect, redirectProblem } from '@little-dunes/domain/content/redirects'
import { text } from '@little-dunes/domain/contract/fields'
import { LARGEST_REDIRECT_FILE } from '@little-dunes/domain/contract/redirects/staff/redirect-calls'
import { csvLine } from '@little-dunes/domain/csv'
import { refuse } from '@little-dunes/domain/messages/failures'
import { HOME_PATH, INFORMATION_PATHS, PATHS } from '@little-dunes/domain/paths'
import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm'
import { inTransaction } from '#database/in-transaction'
import { inTransactionOrRefuse } from '#database/in-transaction-or-refuse'
import type { Operation } from '#http/perform-call'
import { REDIRECT_COLUMNS, readRedirects } from '#redirects/read-redirects'
import { redirects } from '#redirects/redirect-tables'
import { writeRedirects } from '#redirects/write-redirects'
import { recordAuditEntry } from '#staff/record-audit-entry'

const storableText = text(LARGEST_REDIRECT_FILE)

const PER_PAGE = 50
const MAX_PROBLEMS = 100

const { fromPath, target, createdAt } = redirects

/** Paths that are answered before redirects are looked up. */
const SHOP_PAGES: ReadonlySet<string> = new Set([
  HOME_PATH,
  ...Object.values(PATHS),
  ...Object.values(INFORMATION_PATHS),
])

const holds = (words: string): SQL =>
  sql`strpos(lower(${fromPath} || ' ' || ${target}), lower(${words}::text)) > 0`

/** Rows after a row, or before it: newest first, rows of one file by address. */
const beside = (path: string, isAfter: boolean): SQL => sql`EXISTS (
  SELECT FROM redirects r WHERE r.from_path = ${path} AND (
    ${createdAt} ${isAfter ? sql`<` : sql`>`} r.created_at
    OR (${createdAt} = r.created_at AND ${fromPath} ${isAfter ? sql`>` : sql`<`} r.from_path)))`

export const listRedirects: Operation<'GET /api/staff/redirects'> = async (
  { db },
  _member,
  { q, older, newer },
) => {
  const [cursor, isBackwards] = [older ?? newer, newer !== undefined && older === undefined]
  const entries = await db
    .select()
    .from(redirects)
    .where(
      and(
        q === undefined ? undefined : holds(q),
        cursor === undefined ? undefined : beside(cursor, !isBackwards),
      ),
    )
    .orderBy(...(isBackwards ? [asc(createdAt), desc(fromPath)] : [desc(createdAt), asc(fromPath)]))
    .limit(PER_PAGE + 1)
  const page = entries.slice(0, PER_PAGE)
  if (isBackwards) page.reverse()
  const isMore = entries.length > PER_PAGE
  const [all] = await db.select({ total: count() }).from(redirects)
  return {
    redirects: page.map((row) => ({
      from: row.fromPath,
      target: row.target,
      createdAt: row.createdAt.getTime(),
    })),
    total: all?.total ?? 0,
    older: isBackwards || isMore ? (page.at(-1)?.fromPath ?? null) : null,
    newer: (isBackwards ? isMore : older !== undefined) ? (page[0]?.fromPath ?? null) : null,
  }
}

export const addRedirect: Operation<'POST /api/staff/redirects/add'> = (
  shop,
  member,
  { from, target: targetText },
  context,
) =>
  inTransactionOrRefuse(shop, async (tx) => {
    const redirect: Redirect = { fromPath: formerPath(from), target: targetText.trim() }
    const wrong = redirectProblem(from, redirect.target)
    if (wrong) return refuse('invalid_form', { fields: { [wrong.field]: wrong.problem } })
    if (SHOP_PAGES.has(redirect.fromPath)) return refuse('invalid_form', { fields: { from: 'own_page' } })
    const added = await tx.db
      .insert(redirects)
      .values({ ...redirect, createdAt: tx.now() })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) return refuse('invalid_form', { fields: { from: 'twice' } })
    const change = { id: redirect.fromPath, before: {}, after: { to: redirect.target } }
    await recordAuditEntry(tx, { member, context }, change)
    return { from: redirect.fromPath }
  })

export const removeRedirect: Operation<'POST /api/staff/redirects/remove'> = (
  shop,
  member,
  { from },
  context,
) =>
  inTransaction(shop, async (tx) => {
    const [removed] = await tx.db.delete(redirects).where(eq(fromPath, from)).returning()
    const change = { id: from, before: { to: removed?.target }, after: {} }
    await recordAuditEntry(tx, { member, context }, change)
    return null
  })

export const importRedirects: Operation<'POST /api/staff/redirects/import'> = (
  shop,
  member,
  { file },
  context,
) => {
  // Outside the transaction, which would hold a connection while a large file is parsed.
  const { redirects: entries, problems } = readRedirects(storableText.parse(new TextDecoder().decode(file)))
  const answer = {
    wrong: problems.length,
    problems: problems.slice(0, MAX_PROBLEMS),
  }
  if (problems.length > 0) return Promise.resolve({ ...answer, changed: 0 })
  return inTransaction(shop, async (tx) => {
    await writeRedirects(tx.db, entries, tx.now())
    const change = { id: 'all', before: {}, after: { rows: entries.length } }
    await recordAuditEntry(tx, { member, context }, change)
    return { ...answer, changed: entries.length }
  })
}

export const exportRedirects: Operation<'POST /api/staff/redirects/export'> = (
  shop,
  member,
  _input,
  context,
) =>
  inTransaction(shop, async (tx) => {
    const rows = await tx.db.select().from(redirects).orderBy(asc(fromPath))
    const change = { id: 'all', before: {}, after: { exported: rows.length } }
    await recordAuditEntry(tx, { member, context }, change)
    const { from, target: to } = REDIRECT_COLUMNS
    const lines = [[from, to], ...rows.map((row) => [row.fromPath, row.target])]
    return { csv: lines.map((cells) => `${csvLine(cells)}\r\n`).join('') }
  })
