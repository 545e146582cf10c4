import { spawn } from 'node:child_process'
import { setTimeout as delay } from 'node:timers/promises'
import { findBinaries } from '#binaries'

/** Fast shutdown: rolls back open transactions. Committed data is written. */
export async function stopPostgres(clusterFolder: string, pid: number): Promise<void> {
  if (process.platform === 'win32') return stopByControl(clusterFolder)
  signal(pid, 'SIGINT')
  if (await ended(pid, 30_000)) return
  // Immediate shutdown: committed data is safe, because the next start replays the write-ahead log.
  signal(pid, 'SIGQUIT')
  if (await ended(pid, 10_000)) return
  signal(pid, 'SIGKILL')
  await ended(pid, 5_000)
}

/** Windows has no signals between processes, so PostgreSQL's own tool stops the server. */
async function stopByControl(clusterFolder: string) {
  const child = spawn(findBinaries().pgCtl, ['stop', '-D', clusterFolder, '-m', 'fast', '-w', '-t', '30'], {
    stdio: 'ignore',
    windowsHide: true,
  })
  await new Promise((resolve) => child.once('close', resolve))
}

export function isAlive(pid: number): boolean {
  return signal(pid, 0)
}

async function ended(pid: number, milliseconds: number): Promise<boolean> {
  const deadline = Date.now() + milliseconds
  while (isAlive(pid)) {
    if (Date.now() > deadline) return false
    await delay(15)
  }
  return true
}

function signal(pid: number, name: NodeJS.Signals | 0): boolean {
  try {
    return process.kill(pid, name)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
