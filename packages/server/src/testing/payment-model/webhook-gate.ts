import { once } from 'node:events'
import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { InjectOptions } from 'fastify'
import type { CrashableShop } from '#testing/payment-model/crashable-shop'

/** `lost` is accepted and never delivered, `refused` acts as if the shop were down, `doubled` reaches both servers. */
export const DELIVERIES = ['passed', 'lost', 'doubled', 'refused'] as const
export type WebhookDelivery = (typeof DELIVERIES)[number]

/** Receives webhook events in front of the servers. */
export interface WebhookGate {
  url: string
  let(delivery: WebhookDelivery): void
  /** Delivers an earlier event again. */
  repeat(which: number): Promise<void>
  close(): Promise<void>
}

export async function openWebhookGate(shops: () => CrashableShop[]): Promise<WebhookGate> {
  const seen: InjectOptions[] = []
  let delivery: WebhookDelivery = 'passed'
  let count = 0
  /** The status, or null when the server stopped during the request. */
  async function bring(event: InjectOptions): Promise<number | null> {
    const all = shops()
    const shop = all[count++ % all.length]
    if (!shop || shop.isCrashed()) return null
    const { statusCode } = await shop.server().inject(event)
    return shop.isCrashed() ? null : statusCode
  }
  async function take(event: InjectOptions): Promise<number | null> {
    seen.push(event)
    if (delivery === 'lost') return 200
    if (delivery === 'refused') return null
    if (delivery === 'passed') return bring(event)
    const [first] = await Promise.all([bring(event), bring(event)])
    return first
  }
  const server = createServer(async (request, response) => {
    const status = await take(await readEvent(request)).catch(() => null)
    if (status === null) request.socket.destroy()
    else response.writeHead(status).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    let: (next) => {
      delivery = next
    },
    async repeat(which) {
      const event = seen.at(which % Math.max(1, seen.length))
      if (event) await bring(event)
    },
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

async function readEvent(request: IncomingMessage): Promise<InjectOptions> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(chunk)
  const signature = String(request.headers['stripe-signature'])
  return webhookRequest(Buffer.concat(chunks), signature)
}

export const webhookRequest = (payload: Buffer | string, signature: string): InjectOptions => ({
  method: 'POST',
  url: '/api/stripe/webhook',
  headers: { 'stripe-signature': signature, 'content-type': 'application/json; charset=utf-8' },
  payload,
})
