import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { PostgresCluster } from '#cluster'
import { LaunchError } from '#launch-error'
import type { PostgresPlace } from '#place'
import { connectAsAdmin, findFreePort, type PostgresSettings, spawnPostgres } from '#process'
import { inUseError, takeOwnership, writeOwnerFile } from '#stale-server'
import { stopPostgres } from '#stop'

export type SuperviseOptions = {
  log?: (line: string) => void
  /** The server ended and does not come back. */
  onLost?: (error: Error) => void
}

type Plan = { place: PostgresPlace; cluster: PostgresCluster; settings: PostgresSettings }
type Server = { child: ChildProcess; owner: pg.Client; port: number }

const restartsPerMinute = 5

/** Keeps one server running on the same port: what ends without being asked to is started again. */
export async function supervisePostgres(plan: Plan, options: SuperviseOptions) {
  let server = await start(plan)
  let stopping = false
  let restarts: number[] = []
  const watch = () => {
    server.child.once('exit', () => void (stopping || revive()))
    server.owner.once('end', () => void (stopping || own()))
  }
  const own = async () => {
    // A crash of one session ends them all, ours included, while the server itself goes on.
    const { port } = server
    await delay(1_000)
    const owner =
      stopping || hasEnded(server.child) ? undefined : await takeOver(plan, port).catch(() => undefined)
    if (!owner) return
    server = { ...server, owner }
    owner.once('end', () => void (stopping || own()))
  }
  const revive = async () => {
    restarts = [...restarts.filter((time) => time > Date.now() - 60_000), Date.now()]
    options.log?.('The database ended unexpectedly and is started again.')
    try {
      if (restarts.length > restartsPerMinute) throw new LaunchError('The database ends again and again.')
      server = await start(plan, server.port)
      if (stopping) await stop(plan, server)
      else watch()
    } catch (error) {
      options.onLost?.(error as Error)
    }
  }
  watch()
  return {
    port: server.port,
    owner: () => server.owner,
    pid: () => server.child.pid,
    stop: () => {
      stopping = true
      return stop(plan, server)
    },
  }
}

/** Sessions of a killed server need a moment to notice; until then PostgreSQL refuses their folder. */
async function start(plan: Plan, port?: number): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await startOnce(plan, port ?? (await findFreePort()))
    } catch (error) {
      const reason = (error as Error).message
      if (/lock file "postmaster.pid"/.test(reason)) throw inUseError(plan.place.home)
      if (attempt === 20 || !/shared memory|could not bind/.test(reason)) throw error
      await delay(250)
    }
  }
}

async function startOnce(plan: Plan, port: number): Promise<Server> {
  writeOwnerFile(plan.place.home)
  const child = await spawnPostgres(plan.place, plan.cluster, port, plan.settings)
  return { child, port, owner: await takeOver(plan, port) }
}

async function takeOver(plan: Plan, port: number): Promise<pg.Client> {
  const client = await connectAsAdmin(plan.cluster, port)
  if (client && (await takeOwnership(client))) return client
  await client?.end()
  throw inUseError(plan.place.home)
}

async function stop(plan: Plan, { child, owner }: Server) {
  await owner.end().catch(() => undefined)
  if (child.pid !== undefined && !hasEnded(child)) await stopPostgres(plan.cluster.folder, child.pid)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
