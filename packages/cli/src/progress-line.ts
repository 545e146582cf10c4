const PAUSE = 1_000

/** Shows progress: one updated line on a terminal, elsewhere at most one line per second. */
export function progressLine(): { show: (line: string) => void; end: () => void } {
  let last = 0
  return {
    show: (line) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\x1b[K${line}`)
      else if (performance.now() - last > PAUSE) {
        last = performance.now()
        process.stderr.write(`${line}\n`)
      }
    },
    end: () => {
      if (process.stderr.isTTY) process.stderr.write('\r\x1b[K')
    },
  }
}
