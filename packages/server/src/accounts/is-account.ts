import { type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'

/** Of the rows with one e-mail or phone the one that is an account. A literal, which the partial unique indexes need. */
export const isAccount: SQL = sql`not ${users.guest}`
