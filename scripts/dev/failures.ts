import { createInterface } from 'node:readline'
import type { Readable } from 'node:stream'
import { formatLogLine } from '@little-dunes/server/startup/pretty-log'
import type { FailureNote } from './vite-process.ts'

const ERROR = 50

type Line = Parameters<typeof formatLogLine>[0] & { reason?: string; stack?: string }

function readLine(text: string): Line | null {
  if (!text.startsWith('{')) return null
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

function toNote({ msg = '', url, err, reason, stack }: Line): FailureNote {
  const cause = typeof err === 'object' ? err : { message: err ?? reason, stack }
  return { message: `${url ?? msg}: ${cause.message ?? ''}`, stack: cause.stack ?? '' }
}

/** Prints a shop's log for people, and reports each error in it. */
export function followLog(
  from: Readable,
  print: (line: string) => void,
  onFailure: (note: FailureNote) => void,
) {
  createInterface(from).on('line', (text) => {
    const line = readLine(text)
    print(line ? formatLogLine(line) : text)
    if (line && line.level >= ERROR) onFailure(toNote(line))
  })
}
