import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Api } from '#api/handle-api'
import { servePages } from '#pages/serve-pages'
import { runJobs } from '#payments/run-jobs'
import { createSandbox, type Sandbox, type SandboxSettings } from '#state/sandbox'
import { handleTestControls } from '#switches/handle-test-controls'
import { TestControls } from '#switches/switches'
import { WebhookSender } from '#webhooks/webhook-sender'

export interface SandboxOptions extends SandboxSettings {
  /** 0 for the port of the last run, or any free one if that is taken. */
  port: number
  host: string
  /** Address for browsers, if it is not `localhost`. */
  publicUrl: string | undefined
}

export interface RunningSandbox {
  sandbox: Sandbox
  url: string
  close(): Promise<void>
}

const tickMs = 200

export async function startSandbox(options: SandboxOptions): Promise<RunningSandbox> {
  const sandbox = createSandbox(options)
  const switches = new TestControls()
  const webhooks = new WebhookSender(sandbox, switches)
  const api = new Api(sandbox, switches, webhooks)
  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => {
      console.error(error)
      request.socket.destroy()
    })
  })
  // Longer than clients keep idle connections, so no connection is closed just when it is used again.
  server.keepAliveTimeout = 65_000
  const port = await listen(server, options, sandbox.store.get('numbers', 'port') ?? 0)
  sandbox.store.put('numbers', 'port', port)
  sandbox.publicUrl = (options.publicUrl ?? `http://localhost:${port}`).replace(/(?<!\/)\/+$/, '')
  const tick = setInterval(() => {
    runJobs(sandbox)
    webhooks.wake()
  }, tickMs)
  webhooks.wake()

  async function handle(request: IncomingMessage, response: ServerResponse) {
    const url = new URL(request.url ?? '/', 'http://sandbox')
    if (url.pathname.startsWith('/v1/')) return api.handle(request, response, url)
    if (url.pathname.startsWith('/_test/')) {
      return handleTestControls({ sandbox, switches, webhooks }, request, response, url.pathname)
    }
    await servePages({ sandbox, webhooks }, request, response, url)
    webhooks.wake()
  }

  async function close() {
    clearInterval(tick)
    webhooks.close()
    server.closeAllConnections()
    await new Promise((done) => server.close(done))
    sandbox.store.close()
  }
  return { sandbox, url: `http://${toReachableHost(options.host)}:${port}`, close }
}

async function listen(server: Server, { port, host }: SandboxOptions, last: number): Promise<number> {
  const requestedPort = port || last
  const tried = await tryToListen(server, requestedPort, host)
  if (tried instanceof Error) {
    if (port) throw tried
    const again = await tryToListen(server, 0, host)
    if (again instanceof Error) throw again
  }
  return (server.address() as AddressInfo).port
}

function tryToListen(server: Server, port: number, host: string): Promise<Error | undefined> {
  return new Promise((resolve) => {
    server.once('error', resolve)
    server.listen(port, host, () => {
      server.off('error', resolve)
      resolve(undefined)
    })
  })
}

const toReachableHost = (host: string) =>
  ['0.0.0.0', '::'].includes(host) ? '127.0.0.1' : host.includes(':') ? `[${host}]` : host
