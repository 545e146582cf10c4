import { sql } from 'drizzle-orm'
import { transaction } from '#database/transaction'
import type { Redirect } from '#pages/redirects/read-redirects'
import { redirects } from '#pages/redirects/redirect-tables'
import type { Database } from '#shop'

const CHUNK = 1_000

/** Adds redirects, or lets them lead elsewhere; those that are not named stay. */
export async function writeRedirects(db: Database, found: readonly Redirect[]): Promise<void> {
  await transaction(db, async (tx) => {
    for (let from = 0; from < found.length; from += CHUNK)
      await tx
        .insert(redirects)
        .values(found.slice(from, from + CHUNK))
        .onConflictDoUpdate({ target: redirects.fromPath, set: { target: sql`excluded.target` } })
  })
}
