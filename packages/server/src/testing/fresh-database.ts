import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'
import { type DatabaseConnection, openDatabase } from '#database/database'

export type FreshDatabaseOptions = {
  /** Raise it for tests that need many connections at once. */
  poolSize?: number
  /** For tests of the migrations themselves. */
  withoutTables?: boolean
}

/** Migrated, empty database for one test or file; `close` deletes it. */
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

/** File copies take half the CPU, but wait for the disk on a server that writes durably. */
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
