import type pg from 'pg'
import { findCluster, openCluster, type PostgresCluster, removeUnfinished } from '#cluster'
import { chooseLocation, findPostgresDir } from '#place'
import { connectAsAdmin, type PostgresSettings } from '#process'
import { findPortInUse, stopStaleServer } from '#stale-server'
import { type SuperviseOptions, supervisePostgres } from '#supervisor'
import { adoptUnicodeLocale, unicodeLocales } from '#unicode-locale'

export type EmbeddedPostgres = {
  /** Connects as the shop's role, which owns only the shop's database. */
  url: string
  /** Folder of the database: inside the data folder, unless only root can enter that. */
  home: string
  /** Changes when the server has to be restarted. */
  pid: () => number | undefined
  stop: () => Promise<void>
}

export type EmbeddedPostgresOptions = SuperviseOptions & {
  settings?: PostgresSettings
  /** For tests, which create separate databases. */
  mayCreateDatabases?: boolean
  /** For tests, which create data folders like earlier versions. */
  locales?: string[]
}

/** Starts the PostgreSQL that npm installed with the data in `dataFolder`, and keeps it running until stopped. */
export async function startEmbeddedPostgres(
  dataFolder: string,
  options: EmbeddedPostgresOptions = {},
): Promise<EmbeddedPostgres> {
  await stopStaleServer(findPostgresDir(dataFolder))
  const place = chooseLocation(dataFolder)
  const { locales = unicodeLocales } = options
  const cluster = await openCluster(place, locales)
  const server = await supervisePostgres({ place, cluster, settings: options.settings ?? {} }, options)
  try {
    removeUnfinished(place.home)
    const connectTo = (database: string) => connectAsAdmin(cluster, server.port, database)
    const adopted = await adoptUnicodeLocale(server.owner(), connectTo, locales)
    if (adopted)
      options.log?.(`The database now supports the letters of all scripts (LC_CTYPE is ${adopted}).`)
    await prepareDatabase(server.owner(), cluster.shopPassword, options.mayCreateDatabases)
  } catch (error) {
    await server.stop()
    throw error
  }
  return { url: buildUrl(cluster, server.port), home: place.home, pid: server.pid, stop: server.stop }
}

/** For commands that need the data of a shop, running or not. */
export async function attachToEmbeddedPostgres(
  dataFolder: string,
): Promise<Pick<EmbeddedPostgres, 'url' | 'stop'>> {
  const home = findPostgresDir(dataFolder)
  const port = await findPortInUse(home)
  const cluster = findCluster(home)
  if (!port || !cluster) return startEmbeddedPostgres(dataFolder)
  return { url: buildUrl(cluster, port), stop: async () => undefined }
}

const buildUrl = (cluster: PostgresCluster, port: number) =>
  `postgres://shop:${cluster.shopPassword}@127.0.0.1:${port}/shop`

/** The shop's role is not an administrator, so an attacker with its access cannot run programs or read files. */
async function prepareDatabase(admin: pg.Client, password: string, mayCreateDatabases = false) {
  const role = await admin.query(`SELECT 1 FROM pg_roles WHERE rolname = 'shop'`)
  if (role.rowCount === 0) await admin.query('CREATE ROLE shop LOGIN')
  const ability = mayCreateDatabases ? 'CREATEDB' : 'NOCREATEDB'
  await admin.query(`ALTER ROLE shop ${ability} PASSWORD ${admin.escapeLiteral(password)}`)
  const database = await admin.query(`SELECT 1 FROM pg_database WHERE datname = 'shop'`)
  if (database.rowCount === 0) await admin.query('CREATE DATABASE shop OWNER shop')
}
