import { type SQL, sql } from 'drizzle-orm'
import { users } from '#accounts/account-tables'

/** Selects the account among rows with the same email or phone. A literal, which the partial unique indexes need. */
export const isAccount: SQL = sql`not ${users.guest}`
