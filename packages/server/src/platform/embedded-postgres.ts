import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { openCluster, type PostgresCluster } from '#platform/embedded-postgres-cluster'
import { clearLeftover, inUse, takeOwnership } from '#platform/embedded-postgres-leftover'
import { choosePlace, type PostgresPlace } from '#platform/embedded-postgres-place'
import {
  connectAsAdmin,
  findFreePort,
  type PostgresSettings,
  spawnPostgres,
} from '#platform/embedded-postgres-process'
import { stopPostgres } from '#platform/embedded-postgres-stop'
import { StartError } from '#platform/start-error'

export type EmbeddedPostgres = {
  /** Connects as the shop's own role, which owns the shop's database and nothing else. */
  url: string
  /** Where the data is: inside the data folder, unless only root may enter that. */
  home: string
  /** Changes when the server had to be started again. */
  pid: () => number
  stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = {
  settings?: PostgresSettings
  /** May make databases: for tests. */
  mayCreateDatabases?: boolean
  log?: (line: string) => void
  /** The server ended and does not come back. */
  onLost?: (error: Error) => void
}

type Server = {
  place: PostgresPlace
  cluster: PostgresCluster
  port: number
  child: ChildProcess
  owner: pg.Client
}

/** Starts the PostgreSQL that npm installed on the data below `dataFolder`, and keeps it running until stopped. */
export async function startEmbeddedPostgres(
  dataFolder: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  const place = choosePlace(dataFolder)
  const cluster = await openCluster(place)
  await clearLeftover(place, cluster)
  let server = await startServer(place, cluster, await findFreePort(), options)
  await prepareDatabase(server, options)
  let stopping = false
  const watch = () => server.child.once('exit', () => (stopping ? undefined : revive()))
  const revive = async () => {
    options.log?.('The database ended unexpectedly and is started again.')
    try {
      server = await startServer(place, cluster, server.port, options)
      if (stopping) return stopServer(server)
      watch()
    } catch (error) {
      options.onLost?.(error as Error)
    }
  }
  watch()
  return {
    url: `postgres://shop:${cluster.password}@127.0.0.1:${server.port}/shop`,
    home: place.home,
    pid: () => server.child.pid ?? 0,
    stop: async () => {
      stopping = true
      await stopServer(server)
    },
  }
}

/** Backends of a killed server need a moment to notice; until then PostgreSQL refuses their folder. */
async function startServer(
  place: PostgresPlace,
  cluster: PostgresCluster,
  port: number,
  options: EmbeddedPostgresOptions,
): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    try {
      const child = await spawnPostgres(place, cluster, port, options.settings ?? {})
      return { place, cluster, port, child, owner: await own(place, cluster, port) }
    } catch (error) {
      if (attempt === 10 || !(error instanceof StartError) || !/shared memory|lock file/.test(error.message))
        throw error
      await delay(250)
    }
  }
}

async function own(place: PostgresPlace, cluster: PostgresCluster, port: number): Promise<pg.Client> {
  const client = await connectAsAdmin(cluster, port)
  if (client && (await takeOwnership(client))) return client
  await client?.end()
  throw inUse(place)
}

async function stopServer({ place, cluster, child, owner }: Server) {
  await owner.end().catch(() => undefined)
  if (child.pid !== undefined && child.exitCode === null && child.signalCode === null)
    await stopPostgres(place, cluster.folder, child.pid)
}

/** The shop's role is no administrator: whatever reached it could not run programs or read files. */
async function prepareDatabase({ owner, cluster }: Server, options: EmbeddedPostgresOptions) {
  const role = await owner.query(`SELECT 1 FROM pg_roles WHERE rolname = 'shop'`)
  if (role.rowCount === 0) await owner.query('CREATE ROLE shop LOGIN')
  await owner.query(
    `ALTER ROLE shop ${options.mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB'} PASSWORD ${owner.escapeLiteral(cluster.password)}`,
  )
  const database = await owner.query(`SELECT 1 FROM pg_database WHERE datname = 'shop'`)
  if (database.rowCount === 0) await owner.query('CREATE DATABASE shop OWNER shop')
}
