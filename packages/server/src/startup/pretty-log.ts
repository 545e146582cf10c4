import { styleText } from 'node:util'

const names: Record<number, string> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

type Line = {
  level: number
  time: number
  msg?: string
  url?: string
  err?: { message?: string; stack?: string } | string
}

/** Readable log lines for a terminal. Otherwise the log is JSON, one object per line. */
export const prettyLog = {
  write(json: string) {
    process.stderr.write(`${formatLogLine(JSON.parse(json))}\n`)
  },
}

export function formatLogLine({ level, time, msg, url, err }: Line): string {
  const clock = new Date(time).toISOString().slice(11, 19)
  const reason = typeof err === 'string' ? err : (err?.stack ?? err?.message)
  const head = [
    styleText('dim', clock),
    styleText(level >= 50 ? 'red' : 'yellow', names[level] ?? ''),
    msg,
    url,
  ]
  return [...head, reason].filter(Boolean).join(' ')
}
