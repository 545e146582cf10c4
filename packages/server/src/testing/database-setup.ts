import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import path from 'node:path'
import { HOUR } from '@little-dunes/domain/durations'
import { startEmbeddedPostgres } from '@little-dunes/embedded-postgres/embedded-postgres'
import { findPostgresDir } from '@little-dunes/embedded-postgres/place'
import { stopStaleServer } from '@little-dunes/embedded-postgres/stale-server'
import pg from 'pg'
import type { TestProject } from 'vitest/node'
import { openDatabase } from '#database/database'
import { migrateDatabase } from '#database/migrations'
import { discountCodes } from '#discounts/discount-tables'
import { memoryFolder } from '#testing/processes/memory-folder'
import { codes } from '../../../../demo/catalogue/codes.ts'

declare module 'vitest' {
  export interface ProvidedContext {
    /** May create databases. */
    databaseServer: string
    /** Migrated, with only the demo's discount codes. */
    templateDatabase: string
  }
}

/** One PostgreSQL for a whole test run: the embedded one, or the one of TEST_DATABASE_URL. */
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
  const place = memoryFolder()
  await removeAbandoned(place)
  const folder = mkdtempSync(path.join(place, prefix))
  // No test data has to survive a power cut.
  const settings = {
    fsync: 'off',
    synchronous_commit: 'off',
    full_page_writes: 'off',
    max_connections: '300',
    autovacuum: 'off',
    // Both sides derive the key for each connection.
    scram_iterations: '1',
    max_wal_size: '256MB',
  }
  const server = await startEmbeddedPostgres(folder, { settings, mayCreateDatabases: true })
  const stop = async () => {
    await server.stop()
    for (const one of [server.home, folder]) rmSync(one, { recursive: true, force: true })
  }
  return { url: server.url, stop }
}

const prefix = 'shop-tests-'

/** Removes servers left behind by killed test runs. Keeps running ones and those younger than an hour. */
async function removeAbandoned(place: string) {
  const anHourAgo = Date.now() - HOUR
  for (const name of readdirSync(place).filter((one) => one.startsWith(prefix))) {
    const folder = path.join(place, name)
    if (statSync(folder).mtimeMs > anHourAgo) continue
    const isAbandoned = await stopStaleServer(findPostgresDir(folder)).then(
      () => true,
      () => false,
    )
    if (isAbandoned) rmSync(folder, { recursive: true, force: true })
  }
}

async function createTemplate(serverUrl: string, name: string) {
  await onServer(serverUrl, `CREATE DATABASE "${name}"`)
  const url = new URL(serverUrl)
  url.pathname = name
  const { db, pool, close } = openDatabase(url.href)
  await migrateDatabase(pool)
  await db.insert(discountCodes).values([...codes])
  await close()
}

async function onServer(url: string, statement: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(statement)
  await client.end()
}
