import pg from 'pg'

/** A connection for minutes of writing: those of the shop time out after seconds. */
export async function onBulkConnection(
  url: string,
  write: (connection: pg.Client) => Promise<void>,
): Promise<void> {
  const connection = new pg.Client({ connectionString: url })
  await connection.connect()
  try {
    await connection.query(
      `SET statement_timeout = 0; SET maintenance_work_mem = '512MB'; SET work_mem = '64MB'; SET synchronous_commit = off`,
    )
    await write(connection)
    await connection.query('VACUUM ANALYZE')
  } finally {
    await connection.end()
  }
}
