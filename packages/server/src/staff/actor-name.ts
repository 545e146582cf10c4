import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { formerStaff, staff } from '#staff/staff-tables'

/** The name of the member, or former member, whose e-mail a row keeps; the stored text where that e-mail has no name. */
export const actorNameOf = (actor: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((SELECT nullif(member.name, '') FROM ${staff} member WHERE member.email = ${actor}),
    (SELECT former.name FROM ${formerStaff} former WHERE former.email = ${actor}), ${actor})`
