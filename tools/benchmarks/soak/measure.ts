import { readdirSync, readFileSync } from 'node:fs'

/** Results of the requests of a phase. */
export interface Measured {
  /** Milliseconds of every served answer, by kind. */
  served: Map<string, number[]>
  /** Number of 429 or 503 answers with `Retry-After`. */
  comeBack: number
  /** 5xx answers without `Retry-After`, and broken connections. */
  faults: Map<string, number>
}

export const newMeasured = (): Measured => ({ served: new Map(), comeBack: 0, faults: new Map() })

const count = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1)

function noteServed({ served }: Measured, kind: string, time: number): void {
  const times = served.get(kind) ?? []
  times.push(time)
  served.set(kind, times)
}

export async function measure(
  measured: Measured,
  kind: string,
  send: () => Promise<Response>,
): Promise<unknown> {
  const began = performance.now()
  try {
    const response = await send()
    const body = await response.text()
    const { status } = response
    if ((status === 429 || status === 503) && response.headers.has('retry-after')) measured.comeBack += 1
    else if (status >= 500) count(measured.faults, `${kind} ${status}`)
    else noteServed(measured, kind, performance.now() - began)
    return status < 400 && response.headers.get('content-type')?.includes('json') ? JSON.parse(body) : null
  } catch (error) {
    count(measured.faults, `${kind} ${(error as Error).message}`)
    return null
  }
}

export function percentile(times: readonly number[], part: number): number {
  const sorted = times.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0
}

/** Memory in MB and open handles of a process; null on systems that do not report them. */
export function weigh(pid: number): { megabytes: number; handles: number } | null {
  try {
    const kilobytes = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
    return { megabytes: Number(kilobytes) / 1024, handles: readdirSync(`/proc/${pid}/fd`).length }
  } catch {
    return null
  }
}
