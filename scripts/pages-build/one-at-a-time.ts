import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'

/** Runs `work` unless another process runs under the same lock file; dead processes do not count. */
export async function oneAtATime<Result>(lock: string, work: () => Promise<Result>): Promise<Result> {
  mkdirSync(path.dirname(lock), { recursive: true })
  while (!tryToTake(lock)) await delay(100)
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function tryToTake(lock: string): boolean {
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' })
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (!isAlive(readHolder(lock))) rmSync(lock, { force: true })
    return false
  }
}

/** 0 while the file is being written or removed. */
function readHolder(lock: string): number {
  try {
    return Number(readFileSync(lock, 'utf8'))
  } catch {
    return 0
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0) return true
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
