import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { formerStaff, staff } from '#staff/staff-tables'

/** Name of the current or former staff member with this email; if it has no name, the stored text. */
export const actorNameSql = (actor: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((SELECT nullif(member.name, '') FROM ${staff} member WHERE member.email = ${actor}),
    (SELECT former.name FROM ${formerStaff} former WHERE former.email = ${actor}), ${actor})`
