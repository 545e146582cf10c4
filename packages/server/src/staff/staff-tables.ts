import { STAFF_ROLES } from '@little-dunes/domain/accounts/permissions'
import { sql } from 'drizzle-orm'
import { check, index, pgEnum, pgTable, text, timestamp, uuid } from 'drizzle-orm/pg-core'
import { bytea } from '#accounts/account-tables'

export const staffRole = pgEnum('staff_role', STAFF_ROLES)

const moment = () => timestamp({ withTimezone: true, precision: 3 }).notNull()

/** Members of staff, apart from shoppers: one person may be both (D-68). */
export const staff = pgTable(
  'staff',
  {
    id: uuid().primaryKey(),
    email: text().notNull().unique('staff_email'),
    role: staffRole().notNull(),
    createdAt: moment(),
  },
  (table) => [check('staff_email_lower', sql`${table.email} = lower(trim(${table.email}))`)],
)

/** Their sessions by the SHA-256 of the token, as those of shoppers. */
export const staffSessions = pgTable(
  'staff_sessions',
  {
    tokenHash: bytea().primaryKey(),
    staffId: uuid()
      .notNull()
      .references(() => staff.id, { onDelete: 'cascade' }),
    createdAt: moment(),
    lastUsedAt: moment(),
  },
  (table) => [index().on(table.staffId), index().on(table.lastUsedAt)],
)
