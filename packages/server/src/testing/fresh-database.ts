import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#database/database'

export type FreshDatabaseOptions = {
  /** Connections of its own, so that a test can race as many as it likes. */
  poolSize?: number
  /** A database without tables, for tests of the migrations themselves. */
  withoutTables?: boolean
}

/** A migrated, empty database for one test or one file; `close` removes it. */
export async function freshDatabase({
  poolSize,
  withoutTables = false,
}: FreshDatabaseOptions = {}): Promise<DatabaseConnection> {
  const server = inject('databaseServer')
  const template = withoutTables ? 'template1' : inject('templateDatabase')
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await onServer(server, `CREATE DATABASE "${name}" TEMPLATE "${template}" ${strategy}`)
  const url = new URL(server)
  url.pathname = name
  const connection = openDatabase(url.href, poolSize === undefined ? {} : { poolSize })
  return {
    ...connection,
    close: async () => {
      await connection.close()
      await onServer(server, `DROP DATABASE "${name}" WITH (FORCE)`)
    },
  }
}

/** Copying files takes half of the processor, but waits for the disk of a server that writes durably. */
const strategy = process.env.TEST_DATABASE_URL ? '' : 'STRATEGY FILE_COPY'

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
