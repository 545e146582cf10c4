import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import path from 'node:path'

interface Process {
  pid: number
  parent: number
  command: string
  folder: string
}

function read(pid: number): Process | null {
  try {
    const place = path.join('/proc', String(pid))
    const parent = /^PPid:\s+(\d+)/m.exec(readFileSync(path.join(place, 'status'), 'utf8'))?.[1]
    const command = readFileSync(path.join(place, 'cmdline'), 'utf8').replaceAll('\0', ' ')
    return { pid, parent: Number(parent), command, folder: readlinkSync(path.join(place, 'cwd')) }
  } catch {
    return null
  }
}

const all = (): Process[] =>
  readdirSync('/proc').flatMap((name) => (/^\d+$/.test(name) ? (read(Number(name)) ?? []) : []))

/** Process ids of the embedded database, the postmaster first. */
export function databaseProcesses(dataFolder: string): number[] {
  const cluster = path.join(dataFolder, 'postgres', 'cluster')
  const clusterProcesses = all().filter(({ folder, command }) => folder === cluster && command !== '')
  const pids = new Set(clusterProcesses.map(({ pid }) => pid))
  return clusterProcesses
    .toSorted((a, b) => Number(pids.has(a.parent)) - Number(pids.has(b.parent)))
    .map(({ pid }) => pid)
}

/** Process id of the Stripe sandbox that this shop has started. */
export const findSandbox = (shop: number): number | undefined =>
  all().find(({ parent, command }) => parent === shop && command.includes('stripe-sandbox'))?.pid

/** Ignores processes that have already ended. */
export function signal(pids: readonly (number | undefined)[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      if (pid !== undefined) process.kill(pid, name)
    } catch {
      // The process has ended.
    }
  }
}
