import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs'

/** [table, id, new value]. A deletion has no value. */
export type Change = [table: string, id: string, value?: unknown]

export interface Journal {
  append(changes: Change[]): void
  /** True when the appended part is longer than the rewritten file and the limit. */
  isLong(): boolean
  close(): void
}

/**
 * Reads the changes of a file, which has one line per group. If the process was killed while writing, the last line is
 * incomplete and its group is ignored.
 */
export function readJournal(file: string): Change[] {
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8').split('\n').flatMap(changesIn)
}

function changesIn(line: string): Change[] {
  try {
    return line ? JSON.parse(line) : []
  } catch {
    return []
  }
}

/** Rewrites the file with the current values and then appends each change immediately. */
export function openJournal(file: string, start: Change[], longest: number): Journal {
  const fresh = `${file}.new`
  const rewritten = openSync(fresh, 'w')
  for (const change of start) writeSync(rewritten, `${JSON.stringify([change])}\n`)
  closeSync(rewritten)
  renameSync(fresh, file)
  const handle = openSync(file, 'a')
  let grown = 0
  const max = Math.max(longest, statSync(file).size)
  return {
    append: (changes) => {
      grown += writeSync(handle, `${JSON.stringify(changes)}\n`)
    },
    isLong: () => grown > max,
    close: () => closeSync(handle),
  }
}

export const noJournal: Journal = { append: () => undefined, isLong: () => false, close: () => undefined }
