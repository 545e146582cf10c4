import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import { staff } from '#staff/staff-tables'

/** The name of the member whose e-mail a row keeps; what the row keeps where no member of that e-mail has a name. */
export const actorNameOf = (actor: SQLWrapper): SQL<string> =>
  sql<string>`coalesce((SELECT nullif(member.name, '') FROM ${staff} member WHERE member.email = ${actor}), ${actor})`
