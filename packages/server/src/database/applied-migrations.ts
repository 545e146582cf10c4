import type pg from 'pg'

/** Creation time of each applied migration, in milliseconds since 1970, oldest first. Empty without a shop. */
export async function appliedMigrations(client: pg.Client): Promise<number[]> {
  const { rows: tables } = await client.query(`SELECT to_regclass('drizzle.__drizzle_migrations') AS name`)
  if (!tables[0]?.name) return []
  const { rows } = await client.query<{ at: string }>(
    'SELECT created_at AS at FROM drizzle.__drizzle_migrations ORDER BY created_at',
  )
  return rows.map(({ at }) => Number(at))
}
