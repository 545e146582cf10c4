import { connect, type Socket } from 'node:net'

export interface LoadRequest {
  kind: string
  text: string
}

export interface LoadOptions {
  port: number
  milliseconds: number
  /** Opened before the load begins, since Node accepts one per turn. Each has one request at a time. */
  connections: number
  /** Requests per second, as far as connections are free. Without it every connection asks again immediately. */
  rate?: number
  next(): LoadRequest
}

export interface KindOfLoad {
  /** Milliseconds from each served request to the end of its answer. */
  served: number[]
  /** 503 or 429 with `Retry-After`. */
  refused: number
  /** Any other 5xx. */
  failed: number
}

export interface LoadResult {
  kinds: Map<string, KindOfLoad>
  /** Connections that ended without an answer. */
  broken: number
}

interface Pending {
  kind: string
  sent: number
}

const post = (path: string, token: string, body: unknown, key: string): string => {
  const text = JSON.stringify(body)
  return `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\ntoken: ${token}\r\nIdempotency-Key: ${key}\r\nContent-Length: ${Buffer.byteLength(text)}\r\n\r\n${text}`
}

export const requestText = {
  get: (path: string) => `GET ${path} HTTP/1.1\r\nHost: shop\r\nAccept-Encoding: br\r\n\r\n`,
  post,
}

export const percentile = (times: readonly number[], part: number): number =>
  times.toSorted((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ?? 0

/** Uses plain sockets: a client library would take more CPU than the server. */
export async function openLoad({
  port,
  milliseconds,
  connections,
  rate,
  next,
}: LoadOptions): Promise<LoadResult> {
  const result: LoadResult = { kinds: new Map(), broken: 0 }
  const idle: Socket[] = []
  const pending = new Map<Socket, Pending>()
  let [open, sent, isOver] = [0, 0, true]

  const getKind = (kind: string): KindOfLoad => {
    const known = result.kinds.get(kind) ?? { served: [], refused: 0, failed: 0 }
    result.kinds.set(kind, known)
    return known
  }

  function note(socket: Socket, head: string) {
    const request = pending.get(socket)
    pending.delete(socket)
    if (!request) return
    const status = Number(head.slice(9, 12))
    const kind = getKind(request.kind)
    if ((status === 503 || status === 429) && /\r\nretry-after:/i.test(head)) kind.refused += 1
    else if (status >= 500) kind.failed += 1
    else kind.served.push(performance.now() - request.sent)
  }

  function send(socket: Socket) {
    const { kind, text } = next()
    pending.set(socket, { kind, sent: performance.now() })
    socket.write(text)
  }

  function ready(socket: Socket) {
    if (rate === undefined && !isOver) send(socket)
    else idle.push(socket)
  }

  function openConnection() {
    open += 1
    const socket = connect(port, '127.0.0.1', () => ready(socket)).setNoDelay(true)
    let received = Buffer.alloc(0)
    socket.on('data', (part) => {
      received = received.length === 0 ? part : Buffer.concat([received, part])
      const end = received.indexOf('\r\n\r\n')
      if (end < 0) return
      const head = received.toString('latin1', 0, end + 2)
      const length = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0)
      if (received.length < end + 4 + length) return
      received = received.subarray(end + 4 + length)
      note(socket, head)
      if (/\r\nconnection: close/i.test(head)) socket.end()
      else ready(socket)
    })
    socket.on('error', () => undefined)
    socket.on('close', () => {
      open -= 1
      if (pending.delete(socket)) result.broken += 1
      const place = idle.indexOf(socket)
      if (place >= 0) idle.splice(place, 1)
    })
  }

  function drive() {
    const due = rate === undefined ? 0 : Math.floor(((performance.now() - began) / 1000) * rate)
    for (; sent < due; sent++) {
      const socket = idle.shift()
      if (socket) send(socket)
    }
    while (open < connections) openConnection()
  }

  while (open < connections) openConnection()
  while (idle.length < connections) await new Promise((resolve) => setTimeout(resolve, 10))
  isOver = false
  const began = performance.now()
  if (rate === undefined) for (const socket of idle.splice(0)) ready(socket)
  const driving = setInterval(drive, 5)
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
  clearInterval(driving)
  isOver = true
  for (let tries = 0; pending.size > 0 && tries < 600; tries++)
    await new Promise((resolve) => setTimeout(resolve, 50))
  result.broken += pending.size
  pending.clear()
  for (const socket of idle) socket.destroy()
  return result
}
