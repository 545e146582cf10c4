import type pg from 'pg'

/** Indexes that constraints have come and go with those. */
const INDEXES = `
  SELECT format('DROP INDEX %I', indexname) AS drop, indexdef AS add FROM pg_indexes i
  WHERE tablename = ANY ($1) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conname = i.indexname)`

const CONSTRAINTS = `
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname) AS drop,
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) AS add
  FROM pg_constraint WHERE contype = ANY ($2)
    AND (conrelid = ANY ($1::regclass[]) OR confrelid = ANY ($1::regclass[]))`

/**
 * Writes rows of tables while they have no indexes, unique constraints and foreign keys: made at once in the end, they take
 * a fraction of the time that each row would. Primary keys stay.
 */
export async function withoutIndexes(
  connection: pg.Client,
  tables: readonly string[],
  write: () => Promise<void>,
): Promise<void> {
  const found = async (query: string, ...values: unknown[]) =>
    (await connection.query<{ drop: string; add: string }>(query, [tables, ...values])).rows
  const foreignKeys = await found(CONSTRAINTS, ['f'])
  for (const { drop } of foreignKeys) await connection.query(drop)
  const others = [...(await found(CONSTRAINTS, ['u'])), ...(await found(INDEXES))]
  for (const { drop } of others) await connection.query(drop)
  await write()
  for (const { add } of [...others, ...foreignKeys]) await connection.query(add)
}
