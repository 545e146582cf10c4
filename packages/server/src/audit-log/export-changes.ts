import type { AuditLogEntry } from '@little-dunes/domain/contract/audit-log/audit-log-calls'
import { csvLine } from '@little-dunes/domain/csv'
import { fileMessages, toHeadings } from '@little-dunes/domain/messages/file-messages'
import { desc } from 'drizzle-orm'
import { buildCondition, selectChanges, toAuditLogEntries } from '#audit-log/find-changes'
import type { Operation } from '#http/perform-call'
import { staffChanges } from '#staff/audit-log-tables'

const MAX_ROWS = 10_000

const cellText = (value: unknown): string =>
  typeof value === 'string' ? value : value === null || value === undefined ? '' : JSON.stringify(value)

const toLines = (change: AuditLogEntry): unknown[][] =>
  Object.entries(change.changes).map(([field, [before, after]]) => [
    new Date(change.at).toISOString(),
    change.who,
    change.address,
    change.call,
    change.subject,
    change.subjectId,
    change.name,
    field,
    before,
    after,
  ])

export const exportChanges: Operation<'GET /api/staff/audit-log/export'> = async (
  shop,
  member,
  input,
  { language },
) => {
  const rows = await selectChanges(shop)
    .where(await buildCondition(shop, input))
    .orderBy(desc(staffChanges.id))
    .limit(MAX_ROWS + 1)
  const changes = await toAuditLogEntries(shop, member, rows.slice(0, MAX_ROWS), language)
  const lines = [toHeadings(fileMessages(language).auditLog), ...changes.flatMap(toLines)]
  const csv = lines.map((cells) => `${csvLine(cells.map(cellText))}\r\n`).join('')
  return { csv, isWhole: rows.length <= MAX_ROWS }
}
