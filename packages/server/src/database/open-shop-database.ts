import {
  attachToEmbeddedPostgres,
  startEmbeddedPostgres,
} from '@little-dunes/embedded-postgres/embedded-postgres'
import { connectDatabase, type DatabaseConnection } from '#database/database'
import { migrateDatabase } from '#database/migrations'
import { requireDataFolder } from '#startup/require-data-folder'
import { withTimeout } from '#startup/with-timeout'

export type Where = { databaseUrl: string | undefined; dataFolder: string }

export type OpenDatabaseOptions = {
  log?: (line: string) => void
  onLost?: (error: Error) => void
  /** Aborted when the shop shuts down: the embedded database is then not restarted. */
  ending?: AbortSignal
}

export type ShopDatabase = DatabaseConnection & {
  /** Folder of the embedded database; undefined when the settings name another server. */
  home: string | undefined
}

/** Opens the migrated database of a shop that is starting; closing it stops everything it started. */
export async function openShopDatabase(
  where: Where,
  options: OpenDatabaseOptions = {},
): Promise<ShopDatabase> {
  if (where.databaseUrl) {
    await requireDataFolder(where.dataFolder)
    return connectAndMigrate({ url: where.databaseUrl, stop: async () => undefined }, options)
  }
  return connectAndMigrate(await startEmbeddedPostgres(where.dataFolder, options), options)
}

/** Opens the same database for a command, which may run beside the shop. */
export async function attachToShopDatabase(
  where: Where,
  options: OpenDatabaseOptions = {},
): Promise<ShopDatabase> {
  return connectAndMigrate(await findServer(where), options)
}

/** Finds the configured server, and starts the embedded one if it is not running. */
export async function findServer(where: Where): Promise<{ url: string; stop: () => Promise<void> }> {
  if (where.databaseUrl) return { url: where.databaseUrl, stop: async () => undefined }
  return attachToEmbeddedPostgres(where.dataFolder)
}

/** Milliseconds for running statements; afterwards the stopping server ends their connections. */
const POOL_CLOSES_WITHIN = 3_000

type Server = { url: string; home?: string; stop: () => Promise<void> }

async function connectAndMigrate(server: Server, options: OpenDatabaseOptions): Promise<ShopDatabase> {
  try {
    const connection = await connectDatabase(server.url, options)
    await migrateDatabase(connection.pool)
    const close = () => withTimeout(POOL_CLOSES_WITHIN, connection.close()).finally(server.stop)
    return { ...connection, home: server.home, close }
  } catch (error) {
    await server.stop()
    throw error
  }
}
