import { sql } from 'drizzle-orm'
import { bigint, index, jsonb, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'

/** Value of a field before and after a change; null for no value. */
export type FieldChange = [before: unknown, after: unknown]

/** Activity log, field by field: written by every writing call of the staff, in the transaction of the change. */
export const staffChanges = pgTable(
  'staff_changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    at: timestamp({ withTimezone: true, precision: 3 }).notNull(),
    /** The member may have been removed. */
    staffId: uuid().notNull(),
    actor: text().notNull(),
    address: text().notNull(),
    call: text().notNull(),
    /** Kind of the record, such as `order`, and its id. */
    subject: text().notNull(),
    subjectId: text().notNull(),
    changes: jsonb().$type<Record<string, FieldChange>>().notNull(),
    /** Id of the change that this one has undone. */
    undoes: bigint({ mode: 'number' }),
    /** Shared by all changes of one call; null for older changes. */
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
