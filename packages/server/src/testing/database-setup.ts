import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#platform/database'
import { migrateDatabase } from '#platform/database-migrations'
import { startEmbeddedPostgres } from '#platform/embedded-postgres'

declare module 'vitest' {
  export interface ProvidedContext {
    /** May create databases. */
    databaseServer: string
    /** Migrated and empty. */
    templateDatabase: string
  }
}

/** One PostgreSQL for a whole test run: TEST_DATABASE_URL names another than the built-in one. */
export default async function setup(project: TestProject) {
  const server = await startServer()
  const template = `test_template_${process.pid}`
  await createTemplate(server.url, template)
  project.provide('databaseServer', server.url)
  project.provide('templateDatabase', template)
  return async () => {
    await onServer(server.url, `DROP DATABASE "${template}" WITH (FORCE)`)
    await server.stop()
  }
}

async function startServer(): Promise<{ url: string; stop: () => Promise<void> }> {
  if (process.env.TEST_DATABASE_URL)
    return { url: process.env.TEST_DATABASE_URL, stop: async () => undefined }
  const folder = mkdtempSync(path.join(tmpdir(), 'shop-tests-'))
  // Nothing of a test needs to survive a power cut.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    autovacuum: 'off',
  }
  const server = await startEmbeddedPostgres(folder, { settings, mayCreateDatabases: true })
  const stop = async () => {
    await server.stop()
    for (const place of [server.home, folder]) rmSync(place, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

async function createTemplate(serverUrl: string, name: string) {
  await onServer(serverUrl, `CREATE DATABASE "${name}"`)
  const url = new URL(serverUrl)
  url.pathname = name
  const { pool, close } = openDatabase(url.href)
  await migrateDatabase(pool)
  await close()
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
