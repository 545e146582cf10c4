import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'

/** One word that changes whenever a file below these paths is changed, added, renamed or removed. */
export function fingerprint(folder: string, paths: string[]): string {
  const hash = createHash('sha256')
  for (const file of paths.flatMap((one) => filesIn(path.join(folder, one))).toSorted()) {
    hash.update(`${path.relative(folder, file).replaceAll(path.sep, '/')}\n${statSync(file).size}\n`)
    hash.update(readFileSync(file))
  }
  return hash.digest('hex')
}

function filesIn(place: string): string[] {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) return []
  if (found.isFile()) return [place]
  return readdirSync(place).flatMap((name) => filesIn(path.join(place, name)))
}
