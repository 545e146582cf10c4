import { execFileSync } from 'node:child_process'
import os from 'node:os'

/** Commit, machine and load of a measurement: the last line of a table. */
export function machine(): string {
  const commit = execFileSync('git', ['rev-parse', '--short', 'HEAD'], { encoding: 'utf8' }).trim()
  const cpus = os.cpus()
  const memory = Math.round(os.totalmem() / 2 ** 30)
  return `${commit} on ${cpus.length} × ${cpus[0]?.model ?? 'unknown'}, ${memory} GB, load ${os.loadavg()[0]?.toFixed(1)}`
}
