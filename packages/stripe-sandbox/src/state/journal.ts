import { closeSync, existsSync, openSync, readFileSync, renameSync, statSync, writeSync } from 'node:fs'

/** One change: [table, id, new value], without a value when it is gone. */
export type Change = [table: string, id: string, value?: unknown]

export interface Journal {
  append(changes: Change[]): void
  /** Whether most of it is out of date. */
  isLong(): boolean
  close(): void
}

/**
 * The changes that a file holds, a line for each group that belongs together. The last line is incomplete when the
 * process was killed while it wrote it; that group is as if it had never been.
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

/** Starts the file anew with what still counts and appends from there on; written to the system with each change. */
export function openJournal(file: string, start: Change[], longest: number): Journal {
  const fresh = `${file}.new`
  const rewritten = openSync(fresh, 'w')
  for (const change of start) writeSync(rewritten, `${JSON.stringify([change])}\n`)
  closeSync(rewritten)
  renameSync(fresh, file)
  const handle = openSync(file, 'a')
  let grown = 0
  const most = Math.max(longest, statSync(file).size)
  return {
    append: (changes) => {
      grown += writeSync(handle, `${JSON.stringify(changes)}\n`)
    },
    isLong: () => grown > most,
    close: () => closeSync(handle),
  }
}

export const noJournal: Journal = { append: () => undefined, isLong: () => false, close: () => undefined }
