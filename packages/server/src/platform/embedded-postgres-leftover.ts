import { existsSync, readFileSync, readlinkSync, realpathSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import { findCluster, type PostgresCluster } from '#platform/embedded-postgres-cluster'
import { connectAsAdmin } from '#platform/embedded-postgres-process'
import { isAlive, stopPostgres } from '#platform/embedded-postgres-stop'
import { StartError } from '#platform/start-error'

/**
 * Every shop holds this lock in its own database for as long as it lives. A server whose lock is free has lost its shop
 * (kill -9, power cut of a container): process ids alone cannot tell, containers use the same few again and again.
 */
const ownerLock = 7_241_001

/** False when another shop owns this database. */
export async function takeOwnership(client: pg.Client): Promise<boolean> {
  const { rows } = await client.query<{ taken: boolean }>('SELECT pg_try_advisory_lock($1) AS taken', [
    ownerLock,
  ])
  return rows[0]?.taken ?? false
}

/** Stops a server that was left behind on this folder; refuses while another shop uses it. */
export async function clearLeftover(home: string): Promise<void> {
  const cluster = findCluster(home)
  if (!cluster) return
  const deadline = Date.now() + 10_000
  for (
    let found = readPidFile(cluster);
    found && isPostgresOn(cluster, found.pid);
    found = readPidFile(cluster)
  ) {
    const client = await connectAsAdmin(cluster, found.port)
    if (client) {
      const abandoned = await takeOwnership(client).finally(() => client.end())
      if (!abandoned) throw inUse(home)
      return stopPostgres(cluster.folder, found.pid)
    }
    // It may be about to start or about to stop.
    if (Date.now() > deadline) throw inUse(home)
    await delay(50)
  }
  // After a crash the process id in this file may belong to anything, which PostgreSQL would take for its twin.
  if (process.platform === 'linux') rmSync(pidFile(cluster), { force: true })
}

/** The port of a server that another shop is using at present. */
export async function findPortInUse(home: string): Promise<number | undefined> {
  const cluster = findCluster(home)
  const found = cluster && readPidFile(cluster)
  if (!found || !isPostgresOn(cluster, found.pid)) return undefined
  const client = await connectAsAdmin(cluster, found.port)
  const abandoned = client ? await takeOwnership(client).finally(() => client.end()) : true
  return abandoned ? undefined : found.port
}

export const inUse = (home: string) =>
  new StartError(
    `Another shop is running on the database in ${home}: stop it first, or choose another DATA_DIR.`,
  )

const pidFile = (cluster: PostgresCluster) => path.join(cluster.folder, 'postmaster.pid')

/** Line 1 is the process id, line 4 the port. */
function readPidFile(cluster: PostgresCluster): { pid: number; port: number } | undefined {
  if (!existsSync(pidFile(cluster))) return undefined
  const lines = readFileSync(pidFile(cluster), 'utf8').split('\n')
  const [pid, port] = [Number(lines[0]), Number(lines[3])]
  return pid > 0 ? { pid, port } : undefined
}

/** A server works in its data folder; where the system does not tell, a living process is taken for it. */
function isPostgresOn(cluster: PostgresCluster, pid: number): boolean {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === realpathSync(cluster.folder)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES'
  }
}
