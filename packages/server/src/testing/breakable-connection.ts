import { once } from 'node:events'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'

/** Connection to a database that a test can cut and restore. */
export interface BreakableConnection {
  url: string
  cut(): void
  fix(): void
  close(): Promise<void>
}

export async function breakableConnection(databaseUrl: string): Promise<BreakableConnection> {
  const target = new URL(databaseUrl)
  const sockets = new Set<Socket>()
  let whole = true
  const hold = (socket: Socket) => {
    sockets.add(socket)
    socket.on('error', () => socket.destroy())
    socket.on('close', () => sockets.delete(socket))
  }
  const server = createServer((near) => {
    if (!whole) return void near.destroy()
    const far = connect(Number(target.port), target.hostname)
    hold(near)
    hold(far)
    near.pipe(far).pipe(near)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`
  const cut = () => {
    whole = false
    for (const socket of sockets) socket.destroy()
  }
  return {
    url: url.href,
    cut,
    fix: () => {
      whole = true
    },
    async close() {
      cut()
      server.close()
      await once(server, 'close')
    },
  }
}
