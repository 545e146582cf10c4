import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** The value of a field before and after a change; null where there was or is none. */
export type FieldChange = [before: unknown, after: unknown]

/** Who changed what, field by field: a row for every writing call of the staff, in the transaction of the change. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The member may be gone by now. */
    staffId: uuid().notNull(),
    actor: text().notNull(),
    address: text().notNull(),
    call: text().notNull(),
    /** Kind of thing, such as `order`, and which one. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    changes: jsonb().$type<Record<string, FieldChange>>().notNull(),
    /** The change that this one has undone. */
    undoes: bigint({ mode: 'number' }),
    /** The same of all changes that one call has made; none of former ones. */
    batch: uuid(),
  },
  (table) => [
    index('staff_changes_subject').on(table.subject, table.subjectId, table.id),
    index('staff_changes_subject_id').on(table.subjectId),
    index('staff_changes_search').using('gin', sql`fold_search(${table.changes}::text) gin_trgm_ops`),
    index('staff_changes_actor').on(table.staffId, table.id),
    index('staff_changes_batch')
      .on(table.batch, table.subject, table.id)
      .where(sql`${table.batch} is not null`),
    index('staff_changes_undoes').on(table.undoes).where(sql`${table.undoes} is not null`),
  ],
)
