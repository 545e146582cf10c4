import {
  COLOUR_FIELDS,
  PRODUCT_FIELDS,
  SIZE_FIELDS,
} from '@little-dunes/domain/catalogue/fields/product-fields'
import {
  auditLogFieldParts,
  OTHER_AUDIT_LOG_FIELDS,
} from '@little-dunes/domain/contract/audit-log/audit-log-fields'
import type { Call } from '@little-dunes/domain/contract/call'
import { calls } from '@little-dunes/domain/contract/calls'
import { SETTING_NAMES } from '@little-dunes/domain/settings/shop-settings'
import { sql } from 'drizzle-orm'
import type { Database } from '#shop'
import { staffChanges } from '#staff/audit-log-tables'

const under = (owner: string, fields: object): string[] =>
  Object.keys(fields).map((field) => `${owner}.${field}`)

const KINDS = new Set<string>([
  ...OTHER_AUDIT_LOG_FIELDS,
  ...SETTING_NAMES,
  ...Object.keys(PRODUCT_FIELDS),
  ...under('colour', COLOUR_FIELDS),
  ...under('size', SIZE_FIELDS),
])
const CALLS = new Map<string, Call>(Object.entries(calls))

/** Calls whose field names are data: carriers and search words. */
const NAMED_BY_DATA = new Set(['POST /api/staff/carriers', 'POST /api/staff/search-words'])

/**
 * Checks that the log entries of a test match the `audit` of their calls, and that every field has a label.
 * @throws with the missing names
 */
export async function assertAuditLogNames(db: Database): Promise<void> {
  const rows = await db
    .selectDistinct({
      subject: staffChanges.subject,
      call: staffChanges.call,
      field: sql<string>`jsonb_object_keys(${staffChanges.changes})`,
    })
    .from(staffChanges)
  const unknown = rows.flatMap(({ subject, call, field }) => [
    ...([CALLS.get(call)?.audit].flat().some((known) => known === subject)
      ? []
      : [`${call} with the subject ${subject}`]),
    ...(NAMED_BY_DATA.has(call) || KINDS.has(auditLogFieldParts(field).kind) ? [] : [`the field ${field}`]),
  ])
  if (unknown.length > 0)
    throw new Error(`The activity log has no name for ${[...new Set(unknown)].join(', ')}`)
}
