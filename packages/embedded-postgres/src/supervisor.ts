import type { ChildProcess } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import type pg from 'pg'
import type { PostgresCluster } from '#cluster'
import type { PostgresLocation } from '#place'
import { connectAsAdmin, findFreePort, type PostgresSettings, spawnPostgres } from '#process'
import { InUseError, inUseError, takeOwnership, writeOwnerFile } from '#stale-server'
import { stopPostgres } from '#stop'

export type SuperviseOptions = {
  log?: (line: string) => void
  onLost?: (error: Error) => void
  /** Aborted when the shop is asked to end. A server that ends after that is not restarted. */
  ending?: AbortSignal
}

type Plan = { place: PostgresLocation; cluster: PostgresCluster; settings: PostgresSettings }
type Server = { child: ChildProcess; owner: pg.Client; port: number }

/** More restarts than this within a minute, for example on a full disk, wait before the next one. */
const RESTARTS_AT_ONCE = 5
const LONGEST_PAUSE = 2_000

/** Keeps one server running on the same port and restarts it when it ends unexpectedly. */
export async function supervisePostgres(plan: Plan, options: SuperviseOptions) {
  let server = await start(plan)
  const stop = new AbortController()
  const stopping = options.ending ? AbortSignal.any([stop.signal, options.ending]) : stop.signal
  let restarts: number[] = []
  let reviving: Promise<void> = Promise.resolve()
  const watch = () => {
    server.child.once('exit', () => {
      if (!stopping.aborted) reviving = revive()
    })
    server.owner.once('end', () => void (stopping.aborted || reclaim()))
  }
  const reclaim = async () => {
    // A crash of one session ends all sessions, including ours, while the server keeps running.
    const { port } = server
    await delay(1_000)
    const owner =
      stopping.aborted || hasEnded(server.child)
        ? undefined
        : await takeOver(plan, port).catch(() => undefined)
    if (!owner) return
    server = { ...server, owner }
    owner.once('end', () => void (stopping.aborted || reclaim()))
  }
  const pauseFor = (milliseconds: number) =>
    delay(milliseconds, undefined, { signal: stopping }).catch(() => undefined)
  const revive = async () => {
    restarts = [...restarts.filter((time) => time > Date.now() - 60_000), Date.now()]
    options.log?.('The database stopped unexpectedly and is restarting.')
    if (restarts.length > RESTARTS_AT_ONCE) await pauseFor(LONGEST_PAUSE)
    for (let attempt = 0; !stopping.aborted; attempt++) {
      try {
        server = await start(plan, server.port, stopping)
        return watch()
      } catch (error) {
        if (stopping.aborted) return
        if (error instanceof InUseError) return options.onLost?.(error)
        if (attempt === 0) options.log?.(`${(error as Error).message} Trying again until it starts.`)
        await pauseFor(Math.min(LONGEST_PAUSE, 100 * 2 ** attempt))
      }
    }
  }
  watch()
  return {
    port: server.port,
    owner: () => server.owner,
    pid: () => server.child.pid,
    stop: async () => {
      stop.abort()
      await reviving
      await stopServer(plan, server)
    },
  }
}

/** Sessions of a killed server take a moment to end. Until then PostgreSQL refuses the folder. */
async function start(plan: Plan, port?: number, unwanted?: AbortSignal): Promise<Server> {
  for (let attempt = 1; ; attempt++) {
    unwanted?.throwIfAborted()
    try {
      return await startOnce(plan, port ?? (await findFreePort()), unwanted)
    } catch (error) {
      const reason = (error as Error).message
      if (/lock file "postmaster.pid"/.test(reason)) throw inUseError(plan.place.home)
      if (attempt === 20 || !/shared memory|could not bind/.test(reason)) throw error
      await delay(250)
    }
  }
}

async function startOnce(plan: Plan, port: number, unwanted?: AbortSignal): Promise<Server> {
  writeOwnerFile(plan.place.home)
  const child = await spawnPostgres(plan.place, plan.cluster, port, plan.settings, unwanted)
  try {
    return { child, port, owner: await takeOver(plan, port) }
  } catch (error) {
    if (child.pid !== undefined) await stopPostgres(plan.cluster.folder, child.pid)
    throw error
  }
}

async function takeOver(plan: Plan, port: number): Promise<pg.Client> {
  const client = await connectAsAdmin(plan.cluster, port)
  if (client && (await takeOwnership(client))) return client
  await client?.end()
  throw inUseError(plan.place.home)
}

async function stopServer(plan: Plan, { child, owner }: Server) {
  // Not awaited, because a hanging server would never end the connection.
  owner.end().catch(() => undefined)
  if (child.pid !== undefined && !hasEnded(child)) await stopPostgres(plan.cluster.folder, child.pid)
}

const hasEnded = (child: ChildProcess) => child.exitCode !== null || child.signalCode !== null
