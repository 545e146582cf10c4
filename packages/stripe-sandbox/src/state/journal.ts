import { closeSync, existsSync, openSync, readFileSync, renameSync, writeFileSync, writeSync } from 'node:fs'

/** One change: [table, id, new value], without a value when it is gone. */
export type Change = [table: string, id: string, value?: unknown]

export interface Journal {
  append(changes: Change[]): void
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
export function openJournal(file: string, start: Change[]): Journal {
  const fresh = `${file}.new`
  writeFileSync(fresh, start.map((change) => `${JSON.stringify([change])}\n`).join(''))
  renameSync(fresh, file)
  const handle = openSync(file, 'a')
  return {
    append: (changes) => void writeSync(handle, `${JSON.stringify(changes)}\n`),
    close: () => closeSync(handle),
  }
}

export const noJournal: Journal = { append: () => undefined, close: () => undefined }
