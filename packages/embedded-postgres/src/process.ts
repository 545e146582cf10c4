import type { ChildProcess } from 'node:child_process'
import { closeSync, openSync, readFileSync, rmSync, statSync } from 'node:fs'
import { createServer } from 'node:net'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import type { PostgresCluster } from '#cluster'
import { LaunchError } from '#launch-error'
import type { PostgresLocation } from '#place'
import { spawnAs } from '#runner'
import { stopPostgres } from '#stop'

/** Tuned for a shop on 2 cores shared with Node. Durable as by default (fsync and synchronous_commit stay on). */
const shopSettings: Record<string, string> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: '50',
  shared_buffers: '96MB',
  effective_cache_size: '512MB',
  max_wal_size: '512MB',
  random_page_cost: '1.1',
  max_parallel_workers_per_gather: '0',
  io_method: 'sync',
  jit: 'off',
  log_checkpoints: 'off',
  log_min_messages: 'warning',
}

export type PostgresSettings = Record<string, string>

/** Starts the server and waits until it answers. Stops a server that does not answer or is no longer needed. */
export async function spawnPostgres(
  place: PostgresLocation,
  cluster: PostgresCluster,
  port: number,
  settings: PostgresSettings,
  unwanted?: AbortSignal,
): Promise<ChildProcess> {
  const log = path.join(place.home, 'server.log')
  if ((statSync(log, { throwIfNoEntry: false })?.size ?? 0) > 1_000_000) rmSync(log, { force: true })
  const output = openSync(log, 'a', 0o600)
  const from = statSync(log).size
  const options = Object.entries({ ...shopSettings, ...settings }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ])
  // Detached, so Ctrl-C in the terminal only reaches the shop, which stops the database after its last request.
  const child = spawnAs(
    place.runner,
    place.binaries.postgres,
    ['-D', cluster.folder, '-p', String(port), ...options],
    { cwd: place.home, detached: true, stdio: ['ignore', output, output] },
  )
  closeSync(output)
  try {
    await untilAnswering(child, cluster, port, () => readFileSync(log).subarray(from).toString(), unwanted)
    return child
  } catch (error) {
    if (child.pid !== undefined) await stopPostgres(cluster.folder, child.pid)
    throw error
  }
}

async function untilAnswering(
  child: ChildProcess,
  cluster: PostgresCluster,
  port: number,
  complaint: () => string,
  unwanted?: AbortSignal,
) {
  let failure: string | undefined
  child.once('error', (error) => {
    failure = error.message
  })
  const deadline = Date.now() + 120_000
  while (Date.now() < deadline) {
    unwanted?.throwIfAborted()
    if (failure || child.exitCode !== null || child.signalCode)
      throw new LaunchError(`The database could not start: ${failure ?? complaint().trim()}`)
    const client = await connectAsAdmin(cluster, port)
    if (client) return client.end()
    if (complaint().includes('database locale is incompatible'))
      throw new LaunchError(localeIsMissing(cluster))
    await delay(20)
  }
  throw new LaunchError(`The database did not answer within two minutes: ${complaint().trim()}`)
}

const localeIsMissing = ({ folder }: PostgresCluster) =>
  `The database in ${folder} needs a locale that this machine doesn't have. Install the locale named in ${path.join(folder, '..', 'server.log')}.`

/** An administrator connection. Undefined while no server with our password answers. */
export async function connectAsAdmin(
  cluster: PostgresCluster,
  port: number,
  database = 'postgres',
): Promise<pg.Client | undefined> {
  const client = new pg.Client({
    host: '127.0.0.1',
    port,
    user: 'postgres',
    password: cluster.password,
    database,
    keepAlive: true,
    connectionTimeoutMillis: 5000,
  })
  // A dying server closes its connections. Users of a connection notice at the next query.
  client.on('error', () => undefined)
  try {
    await client.connect()
    return client
  } catch {
    return undefined
  }
}

export async function findFreePort(): Promise<number> {
  const probe = createServer()
  await new Promise<void>((resolve, reject) => {
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', resolve)
  })
  const address = probe.address()
  await new Promise((resolve) => probe.close(resolve))
  if (address === null || typeof address === 'string') throw new Error('The probe socket has no port')
  return address.port
}
