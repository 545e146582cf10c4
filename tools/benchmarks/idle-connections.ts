import { once } from 'node:events'
import { connect, type Socket } from 'node:net'

/** Below the shop's maximum. */
const CONNECTIONS = 10_000
const AT_ONCE = 100
const REQUEST = 'GET /healthz HTTP/1.1\r\nHost: localhost\r\n\r\n'

/** Opens a connection, waits for one answer and keeps it open. */
async function answeredOnce(url: string): Promise<Socket> {
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  socket.write(REQUEST)
  await once(socket, 'data')
  return socket
}

/** Megabytes that idle connections cost the process. @throws when the shop closes one of them */
export async function idleConnections(url: string, residentBytes: () => Promise<number>): Promise<string> {
  const before = await residentBytes()
  const sockets: Socket[] = []
  while (sockets.length < CONNECTIONS)
    sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => answeredOnce(url)))))
  const megabytes = ((await residentBytes()) - before) / 2 ** 20
  const closed = sockets.filter(({ destroyed, readableEnded }) => destroyed || readableEnded).length
  if (closed > 0) throw new Error(`The server closed ${closed} of ${CONNECTIONS} connections`)
  for (const socket of sockets) socket.destroy()
  return `${CONNECTIONS} idle connections: ${megabytes.toFixed(0)} MB`
}
