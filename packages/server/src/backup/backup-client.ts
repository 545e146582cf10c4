import pg from 'pg'
import { findServer, type Where } from '#database/open-shop-database'
import { StartError } from '#startup/start-error'
import { withTimeout } from '#startup/with-timeout'

export type BackupClient = pg.Client

const APPLICATION = 'little-dunes backup'
/** Milliseconds. */
const CLOSES_WITHIN = 3_000

/** A connection without time limits and with fixed output formats, so that two copies of a row have the same bytes. */
async function connect(url: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: url,
    application_name: APPLICATION,
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
    options: '-c timezone=UTC -c datestyle=ISO -c intervalstyle=postgres -c bytea_output=hex',
  })
  // A broken connection also fails the running query. Without a listener, the event would end the process.
  client.on('error', () => undefined)
  try {
    await client.connect()
  } catch (error) {
    const reason = error instanceof Error ? error.message || error.name : String(error)
    throw new StartError(`Could not connect to the database: ${reason}`)
  }
  return client
}

/** Runs `work` on the configured database, and starts the built-in server unless it is already running. */
export async function withBackupClient<Result>(
  where: Where,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> {
  const server = await findServer(where)
  try {
    const client = await connect(server.url)
    try {
      return await work(client)
    } finally {
      // A connection interrupted during a COPY no longer answers.
      await withTimeout(CLOSES_WITHIN, client.end())
    }
  } finally {
    await server.stop()
  }
}

/** @throws StartError while the shop is running, because its writes would be lost or missed */
export async function requireStoppedShop(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query(
    `SELECT 1 FROM pg_stat_activity
     WHERE datname = current_database() AND application_name LIKE 'little-dunes%' AND application_name <> $1`,
    [APPLICATION],
  )
  if (rowCount)
    throw new StartError('A shop is running on this database. Stop all its processes and try again.')
}
