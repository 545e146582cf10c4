import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** A value that changes when a file below these paths is changed, added, renamed or removed. */
export function fingerprint(folder: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((one) => filesIn(path.join(folder, one))).toSorted()) {
    hash.update(`${path.relative(folder, file).replaceAll(path.sep, '/')}\n${hashFile(file)}\n`)
  }
  return hash.digest('hex')
}

const known = new Map<string, { size: number; mtimeMs: number; hash: string }>()

/** Four builds share most of their sources: unchanged files are read once per process. */
function hashFile(file: string): string {
  const { size, mtimeMs } = statSync(file)
  const before = known.get(file)
  if (before?.size === size && before.mtimeMs === mtimeMs) return before.hash
  const hash = createHash('sha256').update(readFileSync(file)).digest('hex')
  known.set(file, { size, mtimeMs, hash })
  return hash
}

function filesIn(place: string): string[] {
  const stats = statSync(place, { throwIfNoEntry: false })
  if (!stats) return []
  if (stats.isFile()) return [place]
  return readdirSync(place).flatMap((name) => filesIn(path.join(place, name)))
}
