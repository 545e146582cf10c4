import type { Redirect } from '@little-dunes/domain/content/redirects'
import { sql } from 'drizzle-orm'
import { redirects } from '#redirects/redirect-tables'
import type { Database } from '#shop'

const CHUNK = 1_000

/** Adds or replaces redirects and leaves others unchanged. Must run in a transaction. */
export async function writeRedirects(
  db: Database,
  entries: readonly Redirect[],
  createdAt: Date,
): Promise<void> {
  for (let from = 0; from < entries.length; from += CHUNK)
    await db
      .insert(redirects)
      .values(entries.slice(from, from + CHUNK).map((redirect) => ({ ...redirect, createdAt })))
      .onConflictDoUpdate({ target: redirects.fromPath, set: { target: sql`excluded.target` } })
}
