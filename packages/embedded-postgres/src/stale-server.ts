import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { findCluster, type PostgresCluster } from '#cluster'
import { LaunchError } from '#launch-error'
import { OWNER_LOCK } from '#owner-lock'
import { connectAsAdmin } from '#process'
import { isAlive, stopPostgres } from '#stop'

/** False when another shop owns this database. */
export async function takeOwnership(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    OWNER_LOCK,
  ])
  return rows[0]?.taken ?? false
}

/** Written before the server starts: until it holds the lock, it looks abandoned. */
export function writeOwnerFile(home: string) {
  writeFileSync(ownerFile(home), String(process.pid))
}

const ownerFile = (home: string) => path.join(home, 'owner.pid')

/**
 * Only reads the lock: taking it for a moment could block its owner. A starting shop does not hold the lock yet, and
 * the session of a dead one holds it until its server notices, so both get some time.
 */
async function isOwned(home: string, client: pg.Client): Promise<boolean> {
  const deadline = Date.now() + 5_000
  for (;;) {
    const { rowCount } = await client.query(
      `SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND classid = 0 AND objid = $1`,
      [OWNER_LOCK],
    )
    const isLocked = rowCount !== 0
    if (isLocked === isOwnerAlive(home) || Date.now() > deadline) return isLocked
    await delay(50)
  }
}

function isOwnerAlive(home: string): boolean {
  if (!existsSync(ownerFile(home))) return false
  const pid = Number(readFileSync(ownerFile(home), 'utf8'))
  return pid > 0 && pid !== process.pid && isAlive(pid)
}

/** Stops a server left behind on this folder. @throws InUseError while another shop uses it */
export async function stopStaleServer(home: string): Promise<void> {
  const cluster = findCluster(home)
  if (!cluster) return
  const deadline = Date.now() + 10_000
  for (
    let running = readPidFile(cluster);
    running && isPostgresOn(cluster, running.pid);
    running = readPidFile(cluster)
  ) {
    const client = await connectAsAdmin(cluster, running.port)
    if (client) {
      if (await isOwned(home, client).finally(() => client.end())) throw inUseError(home)
      return stopPostgres(cluster.folder, running.pid)
    }
    if (!isOwnerAlive(home)) return stopPostgres(cluster.folder, running.pid)
    // It may be about to start or to stop.
    if (Date.now() > deadline) throw inUseError(home)
    await delay(50)
  }
  // After a crash another process may have the id in this file. PostgreSQL would take it for a server.
  if (process.platform === 'linux') rmSync(pidFile(cluster), { force: true })
}

/** Port of the server, if another shop is using it. */
export async function findPortInUse(home: string): Promise<number | undefined> {
  const cluster = findCluster(home)
  const running = cluster && readPidFile(cluster)
  if (!running || !isPostgresOn(cluster, running.pid)) return undefined
  const client = await connectAsAdmin(cluster, running.port)
  const owned = client && (await isOwned(home, client).finally(() => client.end()))
  return owned ? running.port : undefined
}

/** Another shop uses the database of this folder. */
export class InUseError extends LaunchError {}

export const inUseError = (home: string) =>
  new InUseError(
    `Another shop is running on the database in ${home}. Stop it first, or choose another DATA_DIR.`,
  )

const pidFile = (cluster: PostgresCluster) => path.join(cluster.folder, 'postmaster.pid')

/** Line 1 is the process id, line 4 the port. */
function readPidFile(cluster: PostgresCluster): { pid: number; port: number } | undefined {
  if (!existsSync(pidFile(cluster))) return undefined
  const lines = readFileSync(pidFile(cluster), 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port } : undefined
}

/** A server's working directory is its data folder. Where the system does not tell, any living process counts. */
function isPostgresOn(cluster: PostgresCluster, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster.folder)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}
